import routes from "./app/routes.ts";

/** Paths of every page of `routes.ts` except the one for unknown paths, each with its slash. */
export const pagePaths: readonly string[] = routes
  .filter(({ path }) => path !== "*")
  .map(({ path }) => `/${path ?? ""}`);
