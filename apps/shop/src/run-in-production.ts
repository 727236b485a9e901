/**
 * Sets `NODE_ENV` to `production` for this process and its children, so that React's production build is loaded, and to
 * `development` for the command `dev`. React chooses when it is first imported, so this is imported before anything else.
 * Only a `development` that was given is left as it is; a value that a test runner handed down is not.
 */
const isDev = process.argv[2] === "dev" || process.env.NODE_ENV === "development";
process.env.NODE_ENV = isDev ? "development" : "production";
