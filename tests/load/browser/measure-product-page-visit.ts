import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { emulateSlowPhone, recordReceived } from "./emulate-slow-phone.ts";
import { observedOn, observePageTimings, untilHydrated } from "./observe-page-timings.ts";
import { openPhone } from "./open-phone.ts";

export const PRODUCT = "/products/20001";
/** Milliseconds after hydration in which the page loads what follows it, untouched. */
const UNTOUCHED_MS = 3000;
const KILOBYTE = 1000;

/** Opens the product page for the first time, leaves it untouched until it is quiet, and then presses what shoppers press. */
export async function measureProductPageVisit(
  browser: Browser,
  shopUrl: string,
): Promise<Record<string, number>> {
  const { page, close } = await openPhone(browser, shopUrl);
  try {
    await observePageTimings(page);
    const session = await emulateSlowPhone(page);
    const received = recordReceived(session);
    await page.goto(PRODUCT);
    await untilHydrated(page);
    await wait(UNTOUCHED_MS);
    const kilobytes = (kinds: readonly string[]) =>
      received.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0) /
      KILOBYTE;
    const named = await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text();
      return [...new Set(html.match(/\/assets\/[^"'\\ ]+\.js/g))];
    });
    const scripts = received.filter(({ kind }) => kind === "Script");
    const untouched = await observedOn(page);
    const bytes = {
      "scripts before interaction, KB":
        scripts
          .filter(({ url }) => named.includes(new URL(url).pathname))
          .reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE,
      "scripts with what follows, KB": kilobytes(["Script"]),
      "styles, KB": kilobytes(["Stylesheet"]),
      "font files": received.filter(({ kind }) => kind === "Font").length,
      "fonts, KB": kilobytes(["Font"]),
      "pictures, KB": kilobytes(["Image"]),
      "document, KB": kilobytes(["Document"]),
    };
    await page.getByRole("button", { name: "구매하기" }).first().tap();
    await wait(UNTOUCHED_MS);
    await page.keyboard.press("Escape");
    await wait(UNTOUCHED_MS);
    const { slowestPress } = await observedOn(page);
    return {
      ...bytes,
      "largest paint, ms": untouched.largestPaint,
      "layout shift": untouched.shift,
      "longest task to hydration, ms": untouched.longestTask,
      "hydrated, ms": untouched.hydratedAt,
      "slowest press, ms": slowestPress,
    };
  } finally {
    await close();
  }
}
