import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("pages at rest: no animation runs without end, in view or out of it", async () => {
  const { page, end } = await newVisit(browser);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const address of ["/", "/category/fruit", "/best", "/search?q=사과", "/products/20001", "/video"]) {
    await openPage(page, address);
    // A phone draws 60 frames a second for each, and spends its battery on them.
    const endless = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "")),
      );
    await expect.poll(endless, { message: address }).toEqual([]);
  }
  await end();
});
