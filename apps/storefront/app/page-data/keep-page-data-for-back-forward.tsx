import { useEffect } from "react";
import { useLocation, useMatches, useRevalidator } from "react-router";
import { createBackForwardPageDataStore, type PageData } from "./create-back-forward-page-data-store.ts";

const keptPages = createBackForwardPageDataStore(() => performance.now());
/** Page whose kept data is being shown, until its own is loaded. */
let returnedTo: string | null = null;

/**
 * Middleware of every page: back and forward navigation shows the kept data of the page at once, and `KeepPageDataForBackForward` then
 * loads it again.
 */
export async function showKeptPage(
  { request: { url } }: { request: Request },
  next: () => Promise<Record<string, { type: "data" | "error"; result: unknown }>>,
) {
  const { pathname, search } = window.location;
  const kept = keptPages.returnTo(url, addressOf(pathname + search));
  if (kept === null) return next();
  returnedTo = url;
  return kept;
}

/** Keeps the data of each page that is shown. */
export function KeepPageDataForBackForward() {
  const { pathname, search } = useLocation();
  const [, ...matches] = useMatches();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const data: PageData = Object.fromEntries(
      matches.flatMap(({ id, loaderData }) =>
        loaderData === undefined ? [] : [[id, { type: "data" as const, result: loaderData }]],
      ),
    );
    const url = addressOf(pathname + search);
    keptPages.show(url, data);
    if (returnedTo !== url) return;
    returnedTo = null;
    void revalidate();
  });
  return null;
}

/** Writes an address as the router asks for its page. */
function addressOf(path: string): string {
  return new URL(path, window.location.origin).href;
}
