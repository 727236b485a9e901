import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "../../apps/shop/src/postgres/embedded-postgres.ts";
import { BARS, type Figures, holds, printTable } from "./check-benchmark-figures.ts";
import type { BenchContext } from "./shop/bench-context.ts";
import { makeBenchCatalogue } from "./shop/make-bench-catalogue.ts";
import { measureCachedReplies } from "./shop/measure-cached-replies.ts";
import { measurePurchases } from "./shop/measure-purchases.ts";
import { measureSearchesAndSuggestions } from "./shop/measure-searches-and-suggestions.ts";
import { measureUncachedCalls } from "./shop/measure-uncached-calls.ts";
import { measureUncachedPages } from "./shop/measure-uncached-pages.ts";

/**
 * `npm run bench [-- --quick] [-- --only pages,purchases] [-- --keep folder] [-- --out file.json]`: rates of the shop on
 * its own PostgreSQL with fsync on, and their ratios to a bare `node:http` server that sends the same bytes in the same
 * run. Only loopback, bounded, stops itself. Addresses, texts and goods are drawn by lot from the whole catalogue. A kept
 * folder has the catalogues of the next run.
 */

const PARTS = {
  kept: measureCachedReplies,
  calls: measureUncachedCalls,
  suggestions: measureSearchesAndSuggestions,
  pages: measureUncachedPages,
  purchases: measurePurchases,
};

const { values: options, positionals } = parseArgs({
  options: {
    quick: { type: "boolean" },
    only: { type: "string" },
    keep: { type: "string" },
    out: { type: "string" },
    orders: { type: "boolean" },
    small: { type: "boolean" },
    audit: { type: "boolean" },
    reviews: { type: "boolean" },
    console: { type: "boolean" },
    browser: { type: "boolean" },
    start: { type: "boolean" },
    growth: { type: "string" },
  },
  allowPositionals: true,
});

const count = positionals.map(Number).find(Number.isInteger);

if (options.orders) {
  const { benchOrderLists } = await import("./orders/bench-order-lists.ts");
  await benchOrderLists(options.small === true);
} else if (options.audit) {
  const { benchAudit } = await import("./orders/bench-audit.ts");
  await benchAudit(count);
} else if (options.growth) {
  const { benchTenMillionOrders } = await import("./orders/bench-ten-million-orders.ts");
  await benchTenMillionOrders(options.growth, count);
} else if (options.reviews) {
  const { benchReviews } = await import("./reviews/bench-reviews.ts");
  await benchReviews();
} else if (options.console) {
  const { benchConsoleProductList } = await import("./console/bench-console-product-list.ts");
  await benchConsoleProductList(count);
} else if (options.browser) {
  const { benchProductPageInBrowser } = await import("./browser/bench-product-page-in-browser.ts");
  await benchProductPageInBrowser(positionals[0]);
} else if (options.start) {
  const { benchStart } = await import("./start/bench-start.ts");
  await benchStart();
} else await benchShop();

async function benchShop(): Promise<void> {
  const names = (options.only?.split(",") ?? Object.keys(PARTS)) as (keyof typeof PARTS)[];
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0) throw new Error(`Unknown parts: ${unknown}; known: ${Object.keys(PARTS)}`);
  const dataDir = options.keep ?? (await mkdtemp(path.join(tmpdir(), "todayfruit-bench-")));
  const server = await startEmbeddedPostgres({ dataDir, onStep: () => undefined });
  try {
    const figures: Figures = {};
    const run: BenchContext = {
      figures,
      server,
      small: await makeBenchCatalogue(server.url, 1000),
      large: await makeBenchCatalogue(server.url, 100_000),
      seconds: options.quick ? 3 : 8,
    };
    for (const name of names) await PARTS[name](run);
    printTable(figures);
    if (options.out) await writeFile(options.out, JSON.stringify(figures, null, 2));
    const missed = BARS.filter((bar) => bar.figure in figures && !holds(bar, figures[bar.figure]));
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
    if (!options.keep) await rm(dataDir, { recursive: true, force: true });
  }
}
