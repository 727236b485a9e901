import { setTimeout as wait } from "node:timers/promises";
import { findPoolingMode } from "../../apps/api/src/db/connections/find-pooling-mode.ts";
import { createDatabase } from "../../apps/api/src/db/database.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { checkAllInvariants } from "../../apps/api/src/features/audit/check-all-invariants.ts";
import { seedProduct } from "../../apps/api/src/testing/product-and-member-fixtures.ts";
import { startPostgresServer } from "./postgres-server.ts";
import { startFleet } from "./shop-fleet.ts";
import { startBuyers } from "./start-buyers.ts";
import { startPgbouncer } from "./start-pgbouncer.ts";

/** Sale through PgBouncer. */

export type Pooled = {
  /** Pooling mode the shop detected. */
  mode: string;
  bought: number;
  replies: Record<string, number>;
  /** Time from a changed price to the page that shows it, in ms. */
  changeShownMs: number;
  jobsDone: number;
  jobsWaiting: number;
  /** Server log's entry of the statement beyond the time limit. */
  longStatement: string;
  breaches: string[];
};

/** Sells through PgBouncer (installed separately, on the PATH) in one of its modes. */
export async function sellThroughPooler(mode: "session" | "transaction", seconds: number): Promise<Pooled> {
  const server = await startPostgresServer();
  await migrate(server.url);
  const db = createDatabase({ url: server.url, poolSize: 2, onError: () => undefined });
  const seeded = await seedProduct(db, { price: 19_900, stock: 1_000_000 });
  const pooler = await startPgbouncer(server.url, mode);
  const found = await findPoolingMode(pooler.url);
  const fleet = await startFleet(
    1,
    { DATABASE_URL: pooler.url, ...(mode === "transaction" ? { DATABASE_DIRECT_URL: server.url } : {}) },
    { isSupervised: false },
  );
  const picks = [{ productId: seeded.productId, optionId: seeded.optionIds[0] ?? 0 }];
  const crowd = startBuyers(fleet, { count: 8, picks, random: Math.random });
  await wait(seconds * 1000);
  await crowd.stop();

  const product = `${fleet.urls[0]}/v1/products/${seeded.productId}`;
  await (await fetch(product)).text();
  await db.pool.query("update product set name = '바뀐 이름' where id = $1", [seeded.productId]);
  const begin = performance.now();
  while (!(await (await fetch(product)).text()).includes("바뀐 이름")) {
    if (performance.now() - begin > 10_000) break;
    await wait(20);
  }
  const changeShownMs = Math.round(performance.now() - begin);

  // Statement limits apply behind the pooler, too.
  const limited = createDatabase({
    url: pooler.url,
    poolSize: 1,
    mode: found,
    deadlines: { connectMs: 2000, statementMs: 300, answerMs: 3000, lockMs: 300, idleInTransactionMs: 3000 },
    onError: () => undefined,
  });
  const longStatement = await limited.run({ name: "sleep-long", text: "select pg_sleep(2)" }, []).then(
    () => "not ended",
    (error: { kind?: string; code?: string }) => `${error.kind} ${error.code}`,
  );
  await limited.close();

  await wait(5000);
  const { rows } = await db.pool.query(
    `select (select count(*) from graphile_worker.jobs where run_at < now() - interval '5 seconds')::int as waiting,
            (select count(*) from job_status where succeeded_at is not null)::int as done`,
  );
  await fleet.close();
  const breaches = (await checkAllInvariants({ db, now: () => new Date() })).filter(
    (line) => line.breaches.length > 0,
  );
  await pooler.close();
  await db.close();
  await server.close();
  return {
    mode: found,
    bought: crowd.bought.length,
    replies: crowd.replies(),
    changeShownMs,
    jobsDone: rows[0]?.done,
    jobsWaiting: rows[0]?.waiting,
    longStatement,
    breaches: breaches.map(({ name }) => name),
  };
}
