import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Logger, runMigrations } from "graphile-worker";
import pg from "pg";

const PACKAGE = path.join(
  path.dirname(createRequire(import.meta.url).resolve("graphile-worker")),
  "../package.json",
);
const silent = new Logger(() => () => undefined);

/** Returns the name under which the queue's schema version is recorded, so that it is checked once per version. */
export function queueVersion(): string {
  const { version } = JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string };
  return `queue ${version}`;
}

/** Migrates the queue's schema (`graphile_worker`) to this code's version; called under the lock of `migrate`. */
export async function migrateQueueSchema(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 4800 });
  // A lost connection fails at its next query; without listeners it would end the process before.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  try {
    await runMigrations({ pgPool: pool, logger: silent });
  } finally {
    await pool.end();
  }
}
