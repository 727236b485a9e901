import type { Browser, Page } from "playwright-core";
import { emulateSlowPhone } from "./emulate-slow-phone.ts";
import { untilHydrated } from "./observe-page-timings.ts";
import { openPhone } from "./open-phone.ts";

const LIST = "/category/fruit";
const PRODUCT_LINK = "main a[href^='/products/']";
const HEADING = "main h1";

/** Opens a product from a list by a tap, returns, and leaves the shop for another site and returns. */
export async function measureBackNavigation(
  browser: Browser,
  shopUrl: string,
): Promise<Record<string, number>> {
  const { page, close } = await openPhone(browser, shopUrl);
  try {
    await emulateSlowPhone(page);
    await page.goto(LIST);
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    const opened = await timeOf(page, HEADING, () => page.locator(PRODUCT_LINK).first().tap());
    await page.waitForLoadState("networkidle");
    const returned = await timeOf(page, PRODUCT_LINK, () => page.evaluate(() => history.back()));
    await page.waitForLoadState("networkidle");
    return {
      "opened page after a press, ms": opened,
      "page gone back to, ms": returned,
      "pages not restored by the browser": (await isRestored(page)) ? 0 : 1,
    };
  } finally {
    await close();
  }
}

/** Measures the time in ms from an action to the frame in which another page shows an element. */
async function timeOf(page: Page, selector: string, act: () => Promise<unknown>): Promise<number> {
  const shown = page.evaluate(
    ([sought = "", before = ""]) =>
      new Promise<number>((resolve) => {
        let begin = performance.now();
        for (const name of ["pointerup", "popstate"]) {
          addEventListener(name, () => (begin = performance.now()), { once: true, capture: true });
        }
        const look = () => {
          const isThere = location.pathname !== before && document.querySelector(sought) !== null;
          if (isThere) resolve(performance.now() - begin);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [selector, new URL(page.url()).pathname],
  );
  await act();
  return shown;
}

/** Leaves the page for a blank one and returns; tells whether the browser had kept the page as it was. */
async function isRestored(page: Page): Promise<boolean> {
  await page.evaluate(() => Object.assign(globalThis, { isKept: true }));
  await page.goto("about:blank");
  await page.goBack({ waitUntil: "commit" });
  return page.evaluate(() => Reflect.get(globalThis, "isKept") === true);
}
