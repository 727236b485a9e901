/**
 * Sets `NODE_ENV` to `production` for this process and its children, so that React's production build is loaded: React
 * chooses when it is first imported, so this is imported before anything else. Only `development` is left as it is; a
 * value that a test runner handed down is not.
 */
if (process.env.NODE_ENV !== "development") process.env.NODE_ENV = "production";
