import type { UIMatch } from "react-router";
import type { PageHandle } from "./page-handle.ts";

/** Canonical path of the current page: the route's own, else the current path without the query; "/" for a secret URL. */
export function canonicalPath(pathname: string, matches: readonly UIMatch<unknown, unknown>[]): string {
  const { handle, loaderData } = matches.at(-1) ?? {};
  if (isSecret(handle)) return "/";
  return isPageHandle(handle) && loaderData ? handle.canonicalPath(loaderData) : pathname;
}

export function isSecret(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "isSecret" in handle;
}

function isPageHandle(handle: unknown): handle is PageHandle<unknown> {
  return typeof handle === "object" && handle !== null && "canonicalPath" in handle;
}
