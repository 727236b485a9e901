import { setTimeout as wait } from "node:timers/promises";
import { createDatabase } from "../../apps/api/src/db/database.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { checkAllInvariants } from "../../apps/api/src/features/audit/check-all-invariants.ts";
import { seedProduct } from "../../apps/api/src/testing/product-and-member-fixtures.ts";
import { compareLastDayWithProvider } from "./compare-last-day-with-provider.ts";
import { startPostgresServer } from "./postgres-server.ts";
import { startFleet } from "./shop-fleet.ts";
import { startBuyers } from "./start-buyers.ts";

/** Storm with ended sessions of the database and a crash of its server. */

export type EndedSessions = {
  pidsBefore: (number | undefined)[];
  pidsAfter: (number | undefined)[];
  sessionsEnded: number;
  /** Time from the answer of the restarted server until each shop was ready, in ms. */
  readyMs: number[];
  replies: Record<string, number>;
  bought: number;
  lost: number;
  breaches: string[];
  /** Differences to the provider's list. */
  differences: string[];
};

const STRIKE_MS = 200;
/** Longest time in ms in which the asked sessions are ended, and in which the asked purchases are reached. */
const MOST_AFTER_MS = 60_000;

/** Ends the shops' sessions every 200 ms for a while, then restarts the server as after a crash, all under load. */
export async function sellWhileDatabaseSessionsEnd(options: {
  seconds: number;
  /** Sessions ended at least, for which this goes on. */
  sessions: number;
  restarts: number;
  buyers: number;
  /** Purchases in all, during and after the faults, for which the buyers go on: the shops sell again by themselves. */
  purchases: number;
}): Promise<EndedSessions> {
  const server = await startPostgresServer();
  await migrate(server.url);
  const db = createDatabase({ url: server.url, poolSize: 2, onError: () => undefined });
  const seeded = await seedProduct(db, { price: 19_900, stock: 1_000_000 });
  const fleet = await startFleet(2, { DATABASE_URL: server.url }, { isSupervised: false });
  const pidsBefore = fleet.pids();
  const picks = [{ productId: seeded.productId, optionId: seeded.optionIds[0] ?? 0 }];
  const crowd = startBuyers(fleet, { count: options.buyers, picks, random: Math.random });

  let sessionsEnded = 0;
  const until = performance.now() + options.seconds * 1000;
  const lastStrike = until + MOST_AFTER_MS;
  const isEnough = () => sessionsEnded >= options.sessions || performance.now() >= lastStrike;
  while (performance.now() < until || !isEnough()) {
    const { rows } = await db.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        order by random() limit 4`,
    );
    sessionsEnded += rows.length;
    await wait(STRIKE_MS);
  }
  const readyMs: number[] = [];
  for (let restart = 0; restart < options.restarts; restart += 1) {
    await server.crash();
    readyMs.push(...(await Promise.all(fleet.urls.map((_, index) => fleet.untilReady(index)))));
    await wait(1000);
  }
  const latest = performance.now() + MOST_AFTER_MS;
  while (crowd.bought.length < options.purchases && performance.now() < latest) await wait(100);
  await crowd.stop();
  await wait(5000);
  const pidsAfter = fleet.pids();
  await fleet.stopShops();
  const differences = await compareLastDayWithProvider(db, fleet.sandboxUrl);
  await fleet.close();

  const { rows: paid } = await db.pool.query("select uuid from orders where status = 'paid'");
  const kept = new Set(paid.map(({ uuid }) => uuid));
  const breaches = (await checkAllInvariants({ db, now: () => new Date() })).filter(
    (line) => line.breaches.length > 0,
  );
  await db.close();
  await server.close();
  return {
    pidsBefore,
    pidsAfter,
    sessionsEnded,
    readyMs: readyMs.map(Math.round),
    replies: crowd.replies(),
    bought: crowd.bought.length,
    lost: crowd.bought.filter((orderId) => !kept.has(orderId)).length,
    breaches: breaches.map(({ name }) => name),
    differences,
  };
}
