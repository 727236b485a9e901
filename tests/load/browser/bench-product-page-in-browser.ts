import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium } from "playwright-core";
import { startEmbeddedPostgres } from "../../../apps/shop/src/postgres/embedded-postgres.ts";
import { CHROMIUM_FLAGS, findChromium } from "../../../scripts/find-chromium.ts";
import { startShopProcess } from "../start-shop-provider-and-bare-servers.ts";
import { measureBackNavigation } from "./measure-back-navigation.ts";
import { measureProductPageVisit } from "./measure-product-page-visit.ts";

const PORTS = { shop: 21_340, sandbox: 21_341 };
const RUNS = 3;

/** Highest figures of the product page, measured as the medians of three visits. */
const BARS: Record<string, number> = {
  "scripts before interaction, KB": 120,
  "styles, KB": 15,
  "font files": 1,
  "largest paint, ms": 1200,
  "layout shift": 0.01,
  "longest task to hydration, ms": 50,
  "slowest press, ms": 100,
  "pages not restored by the browser": 0,
  "opened page after a press, ms": 400,
  "page gone back to, ms": 100,
};

/**
 * `npm run bench -- --browser [variant]`: the product page on a phone of the middle range with slow 4G, beside the bars.
 * Bytes are exact; times depend on the machine, whose share the page's processor is.
 */
export async function benchProductPageInBrowser(variant = "todayfruit"): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-bench-browser-"));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataDir, onStep: () => undefined });
  opened.defer(() => server.stop());
  const shop = await startShopProcess(PORTS.shop, {
    VARIANT: variant,
    DATABASE_URL: server.url,
    DATA_DIR: dataDir,
    SANDBOX_PORT: String(PORTS.sandbox),
  });
  opened.defer(() => shop.stop());
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  opened.defer(() => browser.close());
  for (const [name, value] of Object.entries(await figuresOf(browser, shop.url))) report(name, value);
}

async function figuresOf(browser: Browser, shopUrl: string): Promise<Record<string, number>> {
  // Not counted: in it the server renders the pages and draws the pictures.
  await measureProductPageVisit(browser, shopUrl);
  await measureBackNavigation(browser, shopUrl);
  const runs: Record<string, number>[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    runs.push({
      ...(await measureProductPageVisit(browser, shopUrl)),
      ...(await measureBackNavigation(browser, shopUrl)),
    });
  }
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(name: string, value: number): void {
  const bar = BARS[name];
  const isWithin = bar === undefined || value <= bar;
  if (!isWithin) process.exitCode = 1;
  const verdict = bar === undefined ? "" : `${isWithin ? "holds" : "MISSED"} (≤ ${bar})`;
  console.log(`${name.padEnd(36)} ${value.toFixed(value < 1 ? 3 : 1).padStart(8)}  ${verdict}`);
}
