import { Logger, runMigrations } from "graphile-worker";
import pg from "pg";

const silent = new Logger(() => () => undefined);

/** Brings the schema of the queue (`graphile_worker`) to this code's version; asked under the lock of `migrate`. */
export async function migrateQueue(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 });
  // What is lost fails at its next query; without listeners it would end the process before.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  try {
    await runMigrations({ pgPool: pool, logger: silent });
  } finally {
    await pool.end();
  }
}
