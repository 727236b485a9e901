import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "../../../apps/api/src/db/database.ts";
import { buildShopDatabaseSettings } from "../build-shop-database-settings.ts";
import { startShopProcess } from "../start-shop-provider-and-bare-servers.ts";
import { PORTS } from "./bench-context.ts";

/** Checks in a row, a second apart, that find no job: some begin others. */
const QUIET_CHECKS = 5;
const MOST_SECONDS = 600;

/**
 * Runs a shop on a new database until it has done its first jobs: those of all goods at once (their prices of the day,
 * their stock, what their farms have new) would be measured with what shoppers ask for.
 */
export async function runFirstJobs(url: string, db: Db): Promise<void> {
  const shop = await startShopProcess(PORTS.shop, {
    ...buildShopDatabaseSettings(url),
    SANDBOX_PORT: String(PORTS.shop + 1),
  });
  try {
    await untilQuiet(db);
  } finally {
    await shop.stop();
  }
}

async function untilQuiet(db: Db): Promise<void> {
  let quiet = 0;
  for (let second = 0; quiet < QUIET_CHECKS; second += 1) {
    if (second === MOST_SECONDS) throw new Error(`Jobs are due or run after ${MOST_SECONDS} s`);
    await wait(1000);
    const { rowCount } = await db.pool.query(
      "select from graphile_worker.jobs where locked_at is not null or (run_at <= now() and attempts < max_attempts) limit 1",
    );
    quiet = rowCount === 0 ? quiet + 1 : 0;
  }
}
