import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { startEmbeddedPostgres } from "../../apps/shop/src/postgres/embedded-postgres.ts";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/find-chromium.ts";
import { startShopProcess } from "./start-processes.ts";

/**
 * `npm run lighthouse`: the median of three mobile runs of the public pages, against the bars. A run before them is not
 * counted: in it the server renders the pictures, on the browser's own cores. `npm run lighthouse -- market ru`: the
 * same on other variants; `-- console`: the screens of the operators' console.
 */

if (process.argv.includes("console")) {
  const { measureConsole } = await import("./console/lighthouse-console.ts");
  await measureConsole();
  process.exit();
}

const PORT = 41_300;
const PAGES = {
  home: "/",
  category: "/category/fruit",
  best: "/best",
  search: "/search",
  results: `/search?q=${encodeURIComponent("사과")}`,
  product: "/products/20001",
  display: "/displays/6012",
  wholesale: "/wholesale",
  videos: "/video",
  notices: "/notices",
  faq: "/faq",
};
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const BARS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const MOST = { cls: 0.02, scriptKilobytes: 150 };
/** Pages excluded from search engines: result lists are unlimited in number. */
const NOT_FOR_SEARCH_ENGINES = ["results"];
const RUNS = 3;

type Run = Record<(typeof CATEGORIES)[number], number> & {
  cls: number;
  lcp: number;
  tbt: number;
  /** Kilobytes of all scripts with their headers, including those loaded after the page. */
  scriptKilobytes: number;
};

const variants = process.argv.length > 2 ? process.argv.slice(2) : ["todayfruit"];
const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-lighthouse-"));
const server = await startEmbeddedPostgres({ dataDir, onStep: () => undefined });
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ["--headless=new", ...CHROMIUM_FLAGS],
});
try {
  for (const variant of variants) await measureVariant(variant);
} finally {
  chrome.kill();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measureVariant(variant: string): Promise<void> {
  const shop = await startShopProcess(PORT, {
    VARIANT: variant,
    DATABASE_URL: server.url,
    DATA_DIR: dataDir,
    SANDBOX_PORT: String(PORT + 1),
  });
  try {
    // The browser starts with its first page, which a fresh profile sometimes does not paint.
    await measure(shop.url + PAGES.home);
    for (const [name, address] of Object.entries(PAGES)) {
      await measure(shop.url + address);
      const runs: Run[] = [];
      for (let turn = 0; turn < RUNS; turn += 1) runs.push(await measure(shop.url + address));
      report(variant, name, median(runs));
    }
  } finally {
    await shop.stop();
  }
}

async function measure(url: string): Promise<Run> {
  const result = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: [...CATEGORIES],
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits } = result.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests =
    (
      audits["network-requests"]?.details as
        | { items?: { resourceType?: string; transferSize?: number }[] }
        | undefined
    )?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary",
  );
  if (failed.length > 0) console.log(`${url}: ${failed.map(({ id }) => id).join(", ")}`);
  const score = (id: (typeof CATEGORIES)[number]) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    cls: Math.round(number("cumulative-layout-shift") * 1000) / 1000,
    lcp: Math.round(number("largest-contentful-paint")),
    tbt: Math.round(number("total-blocking-time")),
    scriptKilobytes: Math.round(scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024),
  };
}

function median(runs: readonly Run[]): Run {
  const sorted = [...runs].sort((a, b) => a.performance - b.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("No run to take the median of");
  return middle;
}

function report(variant: string, name: string, run: Run): void {
  const isWithin =
    CATEGORIES.every(
      (id) => run[id] >= BARS[id] || (id === "seo" && NOT_FOR_SEARCH_ENGINES.includes(name)),
    ) &&
    run.cls <= MOST.cls &&
    run.scriptKilobytes <= MOST.scriptKilobytes;
  console.log(
    `${variant.padEnd(10)} ${name.padEnd(10)} ${isWithin ? "holds " : "MISSED"} ${JSON.stringify(run)}`,
  );
  if (!isWithin) process.exitCode = 1;
}
