import type { Page, Route } from "playwright-core";

/**
 * Holds the reads that a page sends to an address, while its writes go through. A save is then refused for a colleague's change
 * before the page can show that change.
 *
 * @param path pattern of addresses, e.g. `**\/operator/v1/home-sub-tabs*`
 * @returns function that sends the held reads
 */
export async function holdGetRequests(page: Page, path: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(path, async (route: Route) => {
    if (route.request().method() === "GET") await released.promise;
    await route.continue();
  });
  return released.resolve;
}
