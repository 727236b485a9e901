/**
 * Sets `NODE_ENV` to `production` for this process and its children, so that React's production build is loaded, and to
 * `development` for the command `dev`. React reads it when first imported, so this module comes before all others. Keeps
 * an explicit `development` only; a value inherited from a test runner is replaced.
 */
const isDev = process.argv[2] === "dev" || process.env.NODE_ENV === "development";
process.env.NODE_ENV = isDev ? "development" : "production";
