import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
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

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
}

/** A new shopper on a phone: nothing stored, nothing seen. @param shopUrl of another shop than the one of all journeys */
export async function newVisit(
  browser: Browser,
  width = 390,
  shopUrl: string = here().shopUrl,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width, height: 844 },
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    reducedMotion: "reduce",
  });
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

/** What axe finds wrong on the page as it is now, in one line each; by all of its rules unless some are named. */
export async function axe(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (runOnly) => {
    const { violations: found } = await (
      globalThis as unknown as {
        axe: {
          run(options: {
            runOnly?: readonly string[];
          }): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      }
    ).axe.run(runOnly.length > 0 ? { runOnly } : {});
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`);
  }, rules);
  return violations;
}
