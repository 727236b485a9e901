import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/find-chromium.ts";
import { here } from "./look-up-journey-shops.ts";
import { trackOpenPageAndCalls } from "./track-open-pages-and-calls.ts";

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Script errors and policy violations the browser reported; a journey ends without any. */
  complaints: string[];
  end(): Promise<void>;
};

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A page of a journey lives for seconds: V8's optimizing compilers would take a fifth of the browser's time and not repay it. */
const JOURNEY_FLAGS = [...CHROMIUM_FLAGS, "--js-flags=--no-maglev,--no-turbofan"];

const WITHOUT_PICTURES = [...JOURNEY_FLAGS, "--blink-settings=imagesEnabled=false"];

/**
 * Returns the options with which a browser of journeys is started. Its locale knows Korean: with that of a machine which has
 * none, Chromium saves every file with a Korean name as `download`.
 *
 * @param args flags of the command line
 */
export function launchOptionsOf(executablePath: string, args: readonly string[] = WITHOUT_PICTURES) {
  return { executablePath, args: [...args], env: { ...process.env, LC_ALL: "C.UTF-8" } };
}

/**
 * Opens this worker's browser, which stays open between journeys.
 *
 * @param equipment most journeys leave pictures out, which take half of a page's time; their space and names stay; a browser
 * with notifications is a whole Chromium
 * @param flags flags of the command line; a browser with some is its own and leaves pictures out
 */
export async function openBrowser(
  equipment: "with pictures" | "with notifications" | "without pictures" = "without pictures",
  flags: readonly string[] = [],
): Promise<Browser> {
  if (flags.length > 0) {
    return chromium.launch(launchOptionsOf(inject("browserPath"), [...WITHOUT_PICTURES, ...flags]));
  }
  switch (equipment) {
    case "with pictures":
      return chromium.launch(launchOptionsOf(inject("browserPath"), JOURNEY_FLAGS));
    case "with notifications":
      return chromium.launch(launchOptionsOf(findChromium()));
    case "without pictures":
      return chromium.connect(inject("browsers")[Number(process.env.VITEST_POOL_ID) - 1] ?? "");
  }
}

/**
 * Opens a new shopper's page on a phone with empty storage.
 *
 * @param shopUrl another shop than the one of all journeys
 * @param workers requests of a service worker are invisible to journeys that watch requests, so most have none
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
  trackOpenPageAndCalls(page);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const isOurs = message.type() === "error" && !message.text().includes("Failed to load resource");
    if (isOurs) complaints.push(message.text());
  });
  return { page, context, complaints, end: () => context.close() };
}

/** Opens a page and waits until it has hydrated and loaded everything it shows. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}

/** Waits until the page has hydrated and nothing is loading. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.hydrated !== undefined && document.querySelector(".shimmer") === null,
  );
}

/** Runs axe on the page and returns one line per violation; all rules unless some are named. */
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
      // Passes are counted, not described, and no enabled rule reads the styles' text.
      resultTypes: ["violations"],
      preload: false,
      ...(runOnly.length > 0 && { runOnly }),
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`);
  }, rules);
  return violations;
}
