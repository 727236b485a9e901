import { setTimeout as wait } from "node:timers/promises";
import type { Registry } from "prom-client";
import { type Db, statement } from "../../db/database.ts";
import { one } from "../../db/one.ts";
import { gaugesOf } from "./gauges-of.ts";

/** A database that takes longer than this to say that it is there counts as away, in ms. */
const PATIENCE_MS = 1000;

const CAN_WRITE = statement<[], { can_write: boolean }>(
  "can-write",
  "select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as can_write",
);

/**
 * Shows the connections of the pool, how many requests wait for one, and whether the database answers and can be written.
 *
 * Registered before what asks the database in a scrape, or the scrape itself is counted as waiting.
 *
 * @param patienceMs how long a scrape waits for the database
 */
export function observeDatabase(registry: Registry, db: Db, patienceMs = PATIENCE_MS): void {
  const { pool } = db;
  gaugesOf(
    registry,
    async () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: pool.options.max,
    }),
    [
      {
        name: "database_pool_connections",
        help: "Connections of this process to the database, by state (used, idle)",
        labelNames: ["state"],
        of: ({ used, idle }) => [
          { labels: { state: "used" }, value: used },
          { labels: { state: "idle" }, value: idle },
        ],
      },
      { name: "database_pool_most", help: "The most connections this process opens", of: ({ most }) => most },
      {
        name: "database_pool_waiting",
        help: "Requests of this process that wait for a connection",
        of: ({ waiting }) => waiting,
      },
    ],
  );
  gaugesOf(registry, () => look(db, patienceMs), [
    {
      name: "database_up",
      help: "1 when the database answers this process within a second, else 0",
      of: ({ isUp }) => Number(isUp),
    },
    {
      name: "database_writable",
      help: "1 when the database takes writes of this process, 0 when it is away or a replica",
      of: ({ isWritable }) => Number(isWritable),
    },
  ]);
}

async function look(db: Db, patienceMs: number): Promise<{ isUp: boolean; isWritable: boolean }> {
  const patience = new AbortController();
  const asked = db.run(CAN_WRITE, []).then(
    (rows) => ({ isUp: true, isWritable: one(rows).can_write }),
    () => ({ isUp: false, isWritable: false }),
  );
  const late = wait(patienceMs, { isUp: false, isWritable: false }, { signal: patience.signal });
  return Promise.race([asked, late.catch(() => ({ isUp: false, isWritable: false }))]).finally(() =>
    patience.abort(),
  );
}
