/** Role that the application runs as in every test. */
export const APP_ROLE = { name: "todayfruit_app", password: "app" };
