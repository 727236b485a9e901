import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDatabase } from "../../apps/api/src/db/database.ts";
import { withDatabase } from "../../apps/api/src/db/database-url-parts.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { startEmbeddedPostgres } from "../../apps/shop/src/postgres/embedded-postgres.ts";
import { databaseSettings } from "./database-settings.ts";
import { generateCatalogue } from "./generate-catalogue.ts";
import { createJsonClient } from "./json-client.ts";
import { measureSearch } from "./measure-search.ts";
import { BARS, type Figures, printTable } from "./required-figures.ts";
import { runClients, runOpenLoop } from "./run-clients.ts";
import { saturate } from "./saturate.ts";
import { createShopper, type Pick } from "./shopper.ts";
import { startBareServer, startShopProcess } from "./start-processes.ts";

/**
 * `npm run bench [-- --quick] [-- --out file.json]`: rates of the shop on its own PostgreSQL with fsync on, and their
 * ratios to a bare `node:http` server that sends the same bytes in the same run. Only loopback, bounded, stops itself.
 */

if (process.argv.includes("--orders")) {
  const { benchOrders } = await import("./orders/bench-orders.ts");
  await benchOrders(process.argv.includes("--small"));
  process.exit();
}

if (process.argv.includes("--audit")) {
  const { benchAudit } = await import("./orders/bench-audit.ts");
  const orders = Number(process.argv[process.argv.indexOf("--audit") + 1]);
  await benchAudit(Number.isInteger(orders) ? orders : undefined);
  process.exit();
}

if (process.argv.includes("--growth")) {
  const { benchGrowth } = await import("./orders/bench-growth.ts");
  const [folder, orders] = process.argv.slice(process.argv.indexOf("--growth") + 1);
  if (!folder) throw new Error("npm run bench -- --growth <folder> [orders]");
  await benchGrowth(folder, orders === undefined ? undefined : Number(orders));
  process.exit();
}

if (process.argv.includes("--reviews")) {
  const { benchReviews } = await import("./reviews/bench-reviews.ts");
  await benchReviews();
  process.exit();
}

if (process.argv.includes("--console")) {
  const { benchConsole } = await import("./console/bench-console.ts");
  const products = Number(process.argv[process.argv.indexOf("--console") + 1]);
  await benchConsole(Number.isInteger(products) ? products : undefined);
  process.exit();
}

const seconds = process.argv.includes("--quick") ? 3 : 8;
const PORTS = { shop: 41_100, uncached: 41_110, bare: 41_120, small: 41_130 };
const CONNECTIONS = 32;
const BROTLI = { "accept-encoding": "br" };

const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-bench-"));
const server = await startEmbeddedPostgres({ dataDir, onStep: () => undefined });
try {
  const figures = await measure();
  printTable(figures);
  console.log(JSON.stringify(figures, null, 2));
  const out = process.argv.indexOf("--out");
  const file = out === -1 ? undefined : process.argv[out + 1];
  if (file) await writeFile(file, JSON.stringify(figures, null, 2));
  if (BARS.some(({ figure, atLeast, atMost }) => !isWithin(figures[figure], atLeast, atMost)))
    process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function isWithin(value: number | undefined, atLeast = 0, atMost = Number.POSITIVE_INFINITY): boolean {
  return value !== undefined && value >= atLeast && value <= atMost;
}

async function measure(): Promise<Figures> {
  const figures: Figures = {};
  const small = await catalogueOf("bench_small", 1000);
  const large = await catalogueOf("bench_large", 100_000);
  await measureCached(figures, small.url, small.pick);
  await measureSizes(figures, small, large);
  await measurePurchase(figures, small.url, small.picks);
  return figures;
}

type Catalogue = { url: string; pick: Pick; picks: Pick[] };

async function catalogueOf(name: string, products: number): Promise<Catalogue> {
  const admin = createDatabase({ url: server.url, poolSize: 1, onError: console.error });
  await admin.pool.query(`create database ${name}`);
  await admin.close();
  const url = withDatabase(server.url, name);
  await migrate(url);
  const db = createDatabase({ url, poolSize: 2, onError: console.error });
  await generateCatalogue(db, products);
  // State of a shop after a day: written tables are vacuumed.
  await db.pool.query("vacuum (analyze)");
  const { rows } = await db.pool.query<{ product_id: number; id: number }>(
    `select o.product_id, o.id from product_option o join product p on p.id = o.product_id
      where o.status = 'stock_in' and p.status = 'stock_in' and not p.is_app_only and p.min_grade is null
        and p.sale_type = 'normal' and o.shipment_date is null
      order by o.id limit 200`,
  );
  await db.pool.query("update option_stock set on_hand = 1000000 where option_id = any($1)", [
    rows.map(({ id }) => id),
  ]);
  await db.close();
  const picks = rows.map(({ product_id, id }) => ({ productId: product_id, optionId: id }));
  const [pick] = picks;
  if (!pick) throw new Error("The generated catalogue has nothing to buy");
  return { url, pick, picks };
}

/** Measures public replies and pages from the cache against a bare server with the same bytes. */
async function measureCached(figures: Figures, url: string, { productId }: Pick): Promise<void> {
  const shop = await startShopProcess(PORTS.shop, {
    ...databaseSettings(url),
    SANDBOX_PORT: String(PORTS.shop + 1),
  });
  const bare = await startBareServer(PORTS.bare);
  const addresses = {
    productCall: `/v1/products/${productId}`,
    categoryCall: "/v1/products/category/91?productStatus=stock_in",
    productPage: `/products/${productId}`,
  };
  for (const [name, address] of Object.entries(addresses)) {
    const answer = await fetch(shop.url + address, { headers: BROTLI });
    const body = await rawBody(shop.url + address);
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([header]) =>
          header !== "content-length" &&
          header !== "connection" &&
          header !== "keep-alive" &&
          header !== "date",
      ),
    );
    await bare.serve(address, headers, body);
    const ratios: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const yard = await saturate(bare.url + address, {
        connections: CONNECTIONS,
        seconds: seconds / 2,
        headers: BROTLI,
      });
      const own = await saturate(shop.url + address, {
        connections: CONNECTIONS,
        seconds: seconds / 2,
        headers: BROTLI,
      });
      if (own.failed > 0) throw new Error(`${address}: ${own.failed} requests failed`);
      figures[`${name}Cached.perSecond`] = own.perSecond;
      figures[`${name}Cached.p99`] = own.p99;
      figures[`${name}Bare.perSecond`] = yard.perSecond;
      ratios.push(own.perSecond / yard.perSecond);
    }
    figures[`${name}Cached.ratio`] = Math.round((ratios.sort((a, b) => a - b)[1] ?? 0) * 100) / 100;
  }
  await bare.stop();
  await shop.stop();
}

async function rawBody(url: string): Promise<Buffer> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    request(url, { headers: BROTLI }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    })
      .on("error", reject)
      .end();
  });
}

/** Measures renders and calls without a cache, with few and with many products. */
async function measureSizes(figures: Figures, small: Catalogue, large: Catalogue): Promise<void> {
  const settings = { CACHE: "false", SANDBOX_PORT: String(PORTS.uncached + 1) };
  const few = await startShopProcess(PORTS.uncached, { ...settings, ...databaseSettings(small.url) });
  const many = await startShopProcess(PORTS.small, {
    ...settings,
    SANDBOX_PORT: String(PORTS.small + 1),
    ...databaseSettings(large.url),
  });
  const addresses = (productId: number) => ({
    productCall: `/v1/products/${productId}`,
    categoryCall: "/v1/products/category/91?productStatus=stock_in",
    productPage: `/products/${productId}`,
  });
  const [fewAddresses, manyAddresses] = [addresses(small.pick.productId), addresses(large.pick.productId)];
  for (const name of ["productCall", "categoryCall", "productPage"] as const) {
    const load = { connections: CONNECTIONS, seconds };
    await saturate(few.url + fewAddresses[name], { connections: CONNECTIONS, seconds: 2 });
    const own = await saturate(few.url + fewAddresses[name], load);
    figures[`${name}Uncached.perSecond`] = own.perSecond;
    figures[`${name}Uncached.p99`] = own.p99;
    if (name === "productPage") continue;
    await saturate(many.url + manyAddresses[name], { connections: CONNECTIONS, seconds: 2 });
    const big = await saturate(many.url + manyAddresses[name], load);
    figures[`${name}100k.perSecond`] = big.perSecond;
    figures[`${name}100k.slowdown`] = Math.round((own.perSecond / big.perSecond) * 100) / 100;
  }
  await few.stop();
  await measureSearch(figures, many.url, seconds);
  await many.stop();
}

/** Measures carts and whole purchases with fsync on, and the statements each takes. */
async function measurePurchase(figures: Figures, url: string, picks: readonly Pick[]): Promise<void> {
  const shop = await startShopProcess(PORTS.shop, {
    ...databaseSettings(url),
    SANDBOX_PORT: String(PORTS.shop + 1),
    METRICS_PORT: String(PORTS.shop + 2),
  });
  const client = createJsonClient(shop.url, 64);
  const sandbox = createJsonClient(`http://127.0.0.1:${PORTS.shop + 1}`, 64);
  const shopper = createShopper(client, sandbox);
  const tokens = await Promise.all(Array.from({ length: 64 }, () => shopper.guest()));
  let turn = 0;
  const token = () => tokens[turn++ % tokens.length] ?? "";
  const pick = () => picks[(turn * 7) % picks.length] ?? { productId: 0, optionId: 0 };

  const add = async () => void (await shopper.addToCart(token(), pick()));
  figures["addToCart.statements"] = await statementsOf(() => runClients(1, 1, add));
  const adding = await runClients(16, seconds, add);
  figures["addToCart.perSecond"] = adding.perSecond;
  const calm = await runOpenLoop(adding.perSecond / 2, seconds, add);
  figures["addToCart.openLoop.p50"] = calm.p50;
  figures["addToCart.openLoop.p99"] = calm.p99;

  const buy = async () => shopper.checkOut(await shopper.guest(), pick());
  await runClients(4, 2, buy);
  figures["checkout.statements"] = await statementsOf(() => runClients(1, 1, buy));
  const buying = await runClients(16, seconds, buy);
  figures["checkout.perSecond"] = buying.perSecond;
  figures["checkout.p99"] = buying.p99;
  const steady = await runOpenLoop(buying.perSecond / 2, seconds, buy);
  figures["checkout.openLoop.p50"] = steady.p50;
  figures["checkout.openLoop.p99"] = steady.p99;
  client.close();
  sandbox.close();
  await shop.stop();
}

async function statementsOf(run: () => Promise<{ done: number }>): Promise<number> {
  const before = await statements();
  const { done } = await run();
  return Math.round(((await statements()) - before) / done);
}

async function statements(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${PORTS.shop + 2}/metrics`)).text();
  return Number(/^sql_statements_total (\d+)/m.exec(metrics)?.[1] ?? Number.NaN);
}
