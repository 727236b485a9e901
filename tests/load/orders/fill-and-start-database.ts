import { createDatabase } from "../../../apps/api/src/db/database.ts";
import { migrate } from "../../../apps/api/src/db/migrate.ts";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../../apps/shop/src/postgres/embedded-postgres.ts";
import { generateCatalogue } from "../generate-catalogue.ts";
import { generateOrders } from "./generate-orders.ts";

/** Orders of the first member. */
const OWN = 5000;
/** Settings under which a crash loses the database, in exchange for speed. */
const FILLING = {
  fsync: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "8GB",
  checkpoint_timeout: "30min",
  shared_buffers: "2GB",
  autovacuum: "off",
};

/**
 * Starts a PostgreSQL of its own in a folder and fills it with a catalogue and orders, unless it has orders. Measured with
 * the settings of the shop's own server, fsync on.
 */
export async function fillAndStartDatabase(
  dataDir: string,
  { orders, products }: { orders: number; products: number },
): Promise<EmbeddedPostgres> {
  const filling = await startEmbeddedPostgres({ dataDir, onStep: () => undefined, settings: FILLING });
  const db = createDatabase({ url: filling.url, poolSize: 2, onError: console.error });
  try {
    const began = Date.now();
    await migrate(filling.url);
    const { rows } = await db.pool.query(
      "select exists (select from orders) as filled, to_regclass('picked_product') is not null as filling",
    );
    if (rows[0].filling) throw new Error(`${dataDir} was not filled to the end; remove it`);
    if (!rows[0].filled) {
      await generateCatalogue(db, products);
      await generateOrders(db, orders, OWN, (step) => console.log(`${secondsSince(began)} s  ${step}`));
      await db.pool.query("checkpoint");
      console.log(`${orders.toLocaleString()} orders in ${secondsSince(began)} s`);
    }
  } finally {
    await db.close();
    await filling.stop();
  }
  return startEmbeddedPostgres({ dataDir, onStep: () => undefined });
}

function secondsSince(began: number): string {
  return String(Math.round((Date.now() - began) / 1000)).padStart(5);
}
