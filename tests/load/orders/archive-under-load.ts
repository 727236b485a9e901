import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { createDatabase, type Db } from "../../../apps/api/src/db/database.ts";
import { archivePartition } from "../../../apps/api/src/features/partitions/partitions.repository.ts";
import { retryWhileLocked } from "../../../apps/api/src/features/partitions/retry-while-locked.ts";
import { buildShopDatabaseSettings } from "../build-shop-database-settings.ts";
import { createJsonClient } from "../json-client.ts";
import { runClients } from "../run-clients.ts";
import { createShopper, type Pick } from "../shopper-client.ts";
import { startShopProcess } from "../start-shop-provider-and-bare-servers.ts";

const PORT = 21_150;
const BUYERS = 8;
const SECONDS = 30;
/** Pause between two looks at who waits for a lock, in ms. */
const LOOK_MS = 4;
/** Two, since generated orders fill only a few days of the first. */
const ARCHIVED_MONTHS = 2;
/** Attempts to archive are this far apart, in ms. */
const PAUSE_MS = 200;

export type ArchivedUnderLoad = {
  partition: string;
  /** Its size with indexes. */
  bytes: number;
  /** Attempts until the lock was got, and how long the one that got it took, in ms. */
  attempts: number;
  tookMs: number;
  purchases: number;
  /** Longest wait of a statement of the shop for a lock on a table while partitions were archived, in ms. */
  longestWaitMs: number;
};

/**
 * Archives the oldest two months of each partitioned table while buyers buy from a shop process, and looks every few
 * milliseconds at which statements wait for a lock on a table.
 *
 * @param url address of the database as its owner
 */
export async function archiveUnderLoad(url: string): Promise<ArchivedUnderLoad[]> {
  const db = createDatabase({ url, poolSize: 2, onError: console.error });
  const shop = await startShopProcess(PORT, {
    ...buildShopDatabaseSettings(url),
    SANDBOX_PORT: String(PORT + 1),
  });
  const client = createJsonClient(shop.url, BUYERS);
  const sandbox = createJsonClient(`http://127.0.0.1:${PORT + 1}`, BUYERS);
  try {
    const shopper = createShopper(client, sandbox);
    const picks = await stockedOptions(db);
    let bought = 0;
    const buying = runClients(BUYERS, SECONDS, async () => {
      bought += 1;
      await shopper.checkOut(await shopper.guest(), picks[bought % picks.length] as Pick);
    });
    await wait((SECONDS * 1000) / 3);
    const looking = watchWaits(url);
    const archived: Archived[] = [];
    for (const partition of await oldestPartitions(db)) archived.push(await archive(db, partition));
    // Those who queued behind the last attempt are still seen.
    await wait(1000);
    const longestWaitMs = await looking.stop();
    const { done } = await buying;
    return archived.map((each) => ({ ...each, purchases: done, longestWaitMs }));
  } finally {
    client.close();
    sandbox.close();
    await shop.stop();
    await db.close();
  }
}

type Archived = Omit<ArchivedUnderLoad, "purchases" | "longestWaitMs">;

async function archive(db: Db, partition: string): Promise<Archived> {
  let attempts = 0;
  let tookMs = 0;
  await retryWhileLocked(async () => {
    attempts += 1;
    const began = performance.now();
    const isArchived = await archivePartition(db, partition, new Date());
    tookMs = performance.now() - began;
    return isArchived;
  }, PAUSE_MS);
  const { rows } = await db.pool.query("select archived_bytes from table_partition where name = $1", [
    partition,
  ]);
  return { partition, bytes: Number(rows[0].archived_bytes), attempts, tookMs: Math.round(tookMs * 10) / 10 };
}

async function oldestPartitions(db: Db): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select name
       from (select name, until_at, row_number() over (partition by table_name order by until_at) as place
               from table_partition where archived_at is null) p
      where place <= ${ARCHIVED_MONTHS} order by until_at, name`,
  );
  return rows.map(({ name }) => name);
}

async function stockedOptions(db: Db): Promise<Pick[]> {
  const { rows } = await db.pool.query<{ product_id: number; id: number }>(
    `select o.product_id, o.id from product_option o join product p on p.id = o.product_id
      where o.status = 'stock_in' and p.status = 'stock_in' and not p.is_app_only and p.min_grade is null
        and p.sale_type = 'normal' and o.shipment_date is null order by o.id limit 200`,
  );
  return rows.map(({ product_id, id }) => ({ productId: product_id, optionId: id }));
}

/** Looks for waits on a connection of its own until stopped, which returns the longest, in ms. */
function watchWaits(url: string): { stop(): Promise<number> } {
  const client = new pg.Client({ connectionString: url });
  let isStopped = false;
  let longest = 0;
  const watching = (async () => {
    await client.connect();
    while (!isStopped) {
      // The archiving statement waits, too, and is not one of the shop's.
      const { rows } = await client.query<{ ms: number }>(
        `select coalesce(max(extract(epoch from clock_timestamp() - l.waitstart)) * 1000, 0)::float as ms
           from pg_locks l join pg_stat_activity a using (pid)
          where not l.granted and l.locktype = 'relation' and a.query not like '%archive_partition%'`,
      );
      longest = Math.max(longest, rows[0]?.ms ?? 0);
      await wait(LOOK_MS);
    }
    await client.end();
  })();
  return {
    async stop() {
      isStopped = true;
      await watching;
      return Math.round(longest * 10) / 10;
    },
  };
}
