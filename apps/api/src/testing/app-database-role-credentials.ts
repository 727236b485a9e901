/** Role that the application runs as in every test. */
export const APP_DATABASE_ROLE_CREDENTIALS = { name: "todayfruit_app", password: "app" };
