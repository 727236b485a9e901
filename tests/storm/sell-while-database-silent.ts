import { setTimeout as wait } from "node:timers/promises";
import { createDatabase } from "../../apps/api/src/db/database.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { openDatabaseProxy } from "../../apps/api/src/testing/database-proxy.ts";
import { seedProduct } from "../../apps/api/src/testing/product-and-member-fixtures.ts";
import { startPostgresServer } from "./postgres-server.ts";
import { startFleet } from "./shop-fleet.ts";
import { startBuyers } from "./start-buyers.ts";

/** Storm with a database that stays connected and answers nothing. */

export type Silence = {
  /** Time to the first 503 of /readyz after the server fell silent, in ms. */
  noticedMs: number;
  /** Longest answer of /readyz meanwhile, in ms. */
  slowestReadyzMs: number;
  /** Time a shop takes to stop meanwhile, in ms. */
  stopMs: number;
  /** Time to ready after the server talked again, in ms. */
  readyAfterSilenceMs: number;
  /** Time to ready when old connections stay silent and new ones reach a server, in ms. */
  readyAtAnotherMs: number;
  replies: Record<string, number>;
  boughtBefore: number;
  boughtAfter: number;
};

/** Silences the database under load: connections stay open and nothing is answered. */
export async function sellWhileDatabaseSilent(options: {
  seconds: number;
  buyers: number;
}): Promise<Silence> {
  const server = await startPostgresServer();
  await migrate(server.url);
  const db = createDatabase({ url: server.url, poolSize: 2, onError: () => undefined });
  const seeded = await seedProduct(db, { price: 19_900, stock: 1_000_000 });
  const proxy = await openDatabaseProxy(server.url);
  const fleet = await startFleet(2, { DATABASE_URL: proxy.url, DRAIN_SECONDS: "5" }, { isSupervised: false });
  const picks = [{ productId: seeded.productId, optionId: seeded.optionIds[0] ?? 0 }];
  const crowd = startBuyers(
    { urls: fleet.urls.slice(0, 1), sandbox: fleet.sandbox },
    { count: options.buyers, picks, random: Math.random },
  );
  await wait(3000);
  const boughtBefore = crowd.bought.length;

  proxy.swallow(true);
  const begin = performance.now();
  const readyz = watchReadyz(`${fleet.urls[0]}/readyz`);
  const stopping = wait(Math.min(20_000, options.seconds * 300)).then(() => fleet.stop(1));
  await wait(options.seconds * 1000);
  const stopMs = await stopping;
  proxy.swallow(false);
  const readyAfterSilenceMs = await fleet.untilReady(0);
  const { slowestMs, firstRefusalAt } = readyz.stop();
  await wait(3000);

  // Connections open now stay silent for good; new ones are answered.
  proxy.swallow(true);
  await wait(200);
  proxy.swallow(false);
  await wait(100);
  const another = performance.now();
  while ((await status(`${fleet.urls[0]}/readyz`)) === 200 && performance.now() - another < 8000)
    await wait(20);
  await fleet.untilReady(0);
  const readyAtAnotherMs = performance.now() - another;
  await wait(3000);
  await crowd.stop();
  const boughtAfter = crowd.bought.length - boughtBefore;
  await fleet.close();
  await proxy.close();
  await db.close();
  await server.close();
  return {
    noticedMs: Math.round((firstRefusalAt ?? Number.NaN) - begin),
    slowestReadyzMs: Math.round(slowestMs),
    stopMs: Math.round(stopMs),
    readyAfterSilenceMs: Math.round(readyAfterSilenceMs),
    readyAtAnotherMs: Math.round(readyAtAnotherMs),
    replies: crowd.replies(),
    boughtBefore,
    boughtAfter,
  };
}

/** Requests `/readyz` ten times a second. */
function watchReadyz(url: string) {
  let slowestMs = 0;
  let firstRefusalAt: number | null = null;
  const timer = setInterval(async () => {
    const begin = performance.now();
    const answer = await status(url);
    slowestMs = Math.max(slowestMs, performance.now() - begin);
    if (answer === 503) firstRefusalAt ??= performance.now();
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      return { slowestMs, firstRefusalAt };
    },
  };
}

async function status(url: string): Promise<number> {
  return fetch(url).then(
    (answer) => answer.status,
    () => 0,
  );
}
