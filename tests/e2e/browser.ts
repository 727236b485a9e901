import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/find-chromium.ts";
import { here } from "./shop.ts";

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** What the browser complained about: scripts that failed, policies that were broken. A journey ends without any. */
  complaints: string[];
  end(): Promise<void>;
};

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const WITHOUT_PICTURES = [...CHROMIUM_FLAGS, "--blink-settings=imagesEnabled=false"];

/**
 * The browser of this worker, which goes on when a journey lets go of it.
 *
 * @param pictures most journeys are not about them, and half of the time of a page goes into drawing them: they keep
 * their room and their names
 */
export async function openBrowser(
  pictures: "with pictures" | "without pictures" = "without pictures",
): Promise<Browser> {
  if (pictures === "with pictures") {
    return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  }
  return chromium.connect(inject("browsers")[Number(process.env.VITEST_POOL_ID) - 1] ?? "");
}

/**
 * A new shopper on a phone: nothing stored, nothing seen.
 *
 * @param shopUrl of another shop than the one of all journeys
 * @param workers what a service worker fetches is not seen by a journey that looks at requests, so most have a browser
 * without any
 */
export async function newVisit(
  browser: Browser,
  width = 390,
  shopUrl: string = here().shopUrl,
  workers: "with workers" | "without workers" = "without workers",
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width, height: 844 },
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    reducedMotion: "reduce",
  });
  if (workers === "without workers") {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  }
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const isOurs = message.type() === "error" && !message.text().includes("Failed to load resource");
    if (isOurs) complaints.push(message.text());
  });
  return { page, context, complaints, end: () => context.close() };
}

/** Goes to a page and comes back when it answers and has everything that it shows. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}

/** React answers, and nothing is being waited for any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.alive !== undefined && document.querySelector(".shimmer") === null,
  );
}

/** What axe finds wrong on the page as it is now, in one line each; by all of its rules unless some are named. */
export async function axe(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (runOnly) => {
    const { violations: found } = await (
      globalThis as unknown as {
        axe: {
          run(options: {
            runOnly?: readonly string[];
            resultTypes: readonly string[];
            preload: boolean;
          }): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      }
    ).axe.run({
      // What passed is counted, not described, and no rule that is on reads the text of the styles.
      resultTypes: ["violations"],
      preload: false,
      ...(runOnly.length > 0 && { runOnly }),
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`);
  }, rules);
  return violations;
}
