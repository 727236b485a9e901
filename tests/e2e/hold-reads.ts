import type { Page, Route } from "playwright-core";

/**
 * Holds what a page reads from an address, so that it hears of a colleague's change by the refusal of its own and not before by
 * the stream of changes. What it writes there goes through.
 *
 * @param path pattern of addresses, e.g. `**\/operator/v1/home-sub-tabs*`
 * @returns lets the reads go
 */
export async function holdReads(page: Page, path: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(path, async (route: Route) => {
    if (route.request().method() === "GET") await released.promise;
    await route.continue();
  });
  return released.resolve;
}
