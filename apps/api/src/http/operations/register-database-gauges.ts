import type { Registry } from "prom-client";
import type { DatabaseState } from "../../db/connections/watch-database.ts";
import type { Db } from "../../db/database.ts";
import { registerGaugesPerScrape } from "./register-gauges-per-scrape.ts";

/** Gauges of Prometheus for the connections and the state of the database. */

export type ObservedDatabase = {
  /** Pools of this process by name. */
  pools: Readonly<Record<string, Pick<Db, "pool">>>;
  /** State at the last heartbeat. */
  state(): DatabaseState;
};

/**
 * Registers gauges of each pool's connections, of the requests waiting for one, and of whether the database answers and
 * takes writes. Sends no statement. Register it before the gauges that do, or the scrape itself counts as waiting.
 */
export function registerDatabaseGauges(registry: Registry, { pools, state }: ObservedDatabase): void {
  const each = Object.entries(pools);
  registerGaugesPerScrape(
    registry,
    async () =>
      each.map(([pool, { pool: pg }]) => ({
        pool,
        used: pg.totalCount - pg.idleCount,
        idle: pg.idleCount,
        waiting: pg.waitingCount,
        most: pg.options.max,
      })),
    [
      {
        name: "database_pool_connections",
        help: "Connections of this process to the database, by pool and state (used, idle)",
        labelNames: ["pool", "state"],
        of: (facts) =>
          facts.flatMap(({ pool, used, idle }) => [
            { labels: { pool, state: "used" }, value: used },
            { labels: { pool, state: "idle" }, value: idle },
          ]),
      },
      {
        name: "database_pool_most",
        help: "The most connections that a pool of this process opens",
        labelNames: ["pool"],
        of: (facts) => facts.map(({ pool, most }) => ({ labels: { pool }, value: most })),
      },
      {
        name: "database_pool_waiting",
        help: "Requests of this process that wait for a connection, by pool",
        labelNames: ["pool"],
        of: (facts) => facts.map(({ pool, waiting }) => ({ labels: { pool }, value: waiting })),
      },
    ],
  );
  registerGaugesPerScrape(registry, async () => state(), [
    {
      name: "database_up",
      help: "1 when the database answered the last heartbeat of this process, else 0",
      of: ({ isUp }) => Number(isUp),
    },
    {
      name: "database_writable",
      help: "1 when the database takes writes of this process, 0 when it is away or a replica",
      of: ({ isWritable }) => Number(isWritable),
    },
  ]);
}
