import type { UIMatch } from "react-router";

/**
 * What a route may say of itself in its `handle`. A page that answers at more than one address names the one that
 * search engines and shared links are to know, from its loader's data.
 */
export type PageHandle<Data> = {
  canonicalPath(loaderData: Data): string;
};

/** The one address of the page that is shown: what its route says, else where it is, without the query. */
export function canonicalPath(pathname: string, matches: readonly UIMatch<unknown, unknown>[]): string {
  const { handle, loaderData } = matches.at(-1) ?? {};
  if (isSecret(handle)) return "/";
  return isPageHandle(handle) && loaderData ? handle.canonicalPath(loaderData) : pathname;
}

/** What only one person may know is no address to tell. */
export const secretAddress = { isSecret: true } as const;

function isSecret(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "isSecret" in handle;
}

function isPageHandle(handle: unknown): handle is PageHandle<unknown> {
  return typeof handle === "object" && handle !== null && "canonicalPath" in handle;
}
