import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser("with pictures");
});
afterAll(() => browser.close());

const ADDRESSES = [
  "/",
  "/category/fruit",
  "/best",
  "/search",
  "/search?q=사과",
  "/products/20001",
  "/displays/6012",
  "/notices",
  "/faq",
  "/farms/318",
];

/** Cumulative layout shift from which on a page counts as one that moves while it is read. */
const MOST = 0.01;

test.each(ADDRESSES)(
  "layout shift: nothing on %s moves while a returning shopper's page loads",
  async (address) => {
    const { page, end } = await newVisit(browser);
    await page.addInitScript(() => {
      localStorage.setItem("recentSearches", JSON.stringify(["사과", "샤인머스캣"]));
      const shifts: { value: number; moved: string[] }[] = [];
      Object.assign(window, { shifts });
      const nameOf = (node?: Node | null) => (node instanceof HTMLElement ? node.outerHTML.slice(0, 80) : "");
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Node | null }[];
        })[]) {
          shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openPage(page, address);
    await page.waitForFunction(
      () => document.body.dataset.letters !== undefined || performance.now() > 2_000,
    );
    const shifts = await shiftsOf(page);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts, null, 1),
    ).toBeLessThan(MOST);
    await end();
  },
);

const shiftsOf = (page: Page) =>
  page.evaluate((): { value: number; moved: string[] }[] => Reflect.get(window, "shifts"));
