import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { findFreePort } from "../../../apps/shop/src/postgres/find-free-port.ts";
import { createJsonClient } from "../../load/json-client.ts";
import { saturate } from "../../load/send-saturating-requests.ts";
import { startPostgresServer } from "../postgres-server.ts";
import { startFleet } from "../shop-fleet.ts";

/** Random queries to every page, past the cache. */

export type RandomQueries = {
  /** Per page: renders for all its random queries, and queries answered per second. */
  pages: Record<string, { rendered: number; perSecond: number; statuses: Record<string, number> }>;
  homePerSecond: number;
  /** Rate while random queries of all pages are sent. */
  homePerSecondMeanwhile: number;
  isWithinBars: boolean;
};

const PAGES = [
  "/",
  "/best",
  "/category/fruit",
  "/search",
  "/products/20012",
  "/products/20012/reviews",
  "/login",
  "/none",
];
const BARS = { rendered: 1, homePart: 0.8 };
const CONNECTIONS = 8;
/** Random queries per second beside the home page. */
const BESIDE = 100;

/** Requests each page with random queries, and the cached home page with and without them. */
export async function requestRandomPageQueries(options: {
  queries: number;
  seconds: number;
}): Promise<RandomQueries> {
  const server = await startPostgresServer();
  const env = { ...process.env, DATABASE_URL: server.url };
  await promisify(execFile)(process.execPath, ["apps/shop/src/main.ts", "import", "data"], { env });
  const metricsPort = await findFreePort();
  const settings = { DATABASE_URL: server.url, METRICS_PORT: String(metricsPort) };
  const fleet = await startFleet(1, settings, { isSupervised: false });
  const [url = ""] = fleet.urls;
  const client = createJsonClient(url, CONNECTIONS);
  const ask = (page: string) => client.send("GET", `${page}?${randomQuery()}`, null);

  const pages: RandomQueries["pages"] = {};
  for (const page of PAGES) {
    await client.send("GET", page, null);
    const before = await madeBy(metricsPort);
    const begin = performance.now();
    const statuses: Record<string, number> = {};
    let asked = 0;
    const askOn = async () => {
      while (asked < options.queries) {
        asked += 1;
        const { status } = await ask(page);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
    const seconds = (performance.now() - begin) / 1000;
    const rendered = (await madeBy(metricsPort)) - before;
    pages[page] = { rendered, perSecond: Math.round(asked / seconds), statuses };
  }

  const load = { connections: CONNECTIONS, seconds: options.seconds };
  await saturate(`${url}/`, { ...load, seconds: 2 });
  const alone = await saturate(`${url}/`, load);
  let isOver = false;
  const beside = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      void ask(PAGES[turn % PAGES.length] ?? "/").catch(() => undefined);
      await wait(1000 / BESIDE);
    }
  })();
  const meanwhile = await saturate(`${url}/`, load);
  isOver = true;
  await beside;
  client.close();
  await fleet.close();
  await server.close();

  const isRenderedOnce = Object.values(pages).every(({ rendered }) => rendered <= BARS.rendered);
  return {
    pages,
    homePerSecond: alone.perSecond,
    homePerSecondMeanwhile: meanwhile.perSecond,
    isWithinBars: isRenderedOnce && meanwhile.perSecond >= BARS.homePart * alone.perSecond,
  };
}

function randomQuery(): string {
  return `z${randomBytes(3).toString("hex")}=${randomBytes(6).toString("hex")}`;
}

/** Replies and pages rendered since the start. */
async function madeBy(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^kept_replies_made_total (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
}
