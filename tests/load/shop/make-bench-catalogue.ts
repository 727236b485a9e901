import { createDatabase, type Db } from "../../../apps/api/src/db/database.ts";
import { migrate } from "../../../apps/api/src/db/migrate.ts";
import { withDatabase } from "../../../apps/api/src/db/replace-database-url-parts.ts";
import { generateCatalogue } from "../generate-catalogue.ts";
import { drawn } from "../seeded-random-draw.ts";
import type { Pick } from "../shopper-client.ts";
import { runFirstJobs } from "./run-first-jobs.ts";

/** Generated catalogue in a database of its own, with the addresses and goods to ask for, drawn by lot. */
export type BenchCatalogue = {
  url: string;
  products: number;
  productIds: readonly number[];
  /** Options that guests can buy, with a stock that no run exhausts. */
  picks: readonly Pick[];
  /** Others of them, which no run has sold, with the stock of the catalogue. */
  unsold: readonly Pick[];
};

const MOST_DRAWN = 20_000;
/** Part of the goods that runs sell. */
const SOLD = 0.9;

/** @param adminUrl URL of the server as its owner */
export async function makeBenchCatalogue(adminUrl: string, products: number): Promise<BenchCatalogue> {
  const name = `bench_${products}`;
  const url = withDatabase(adminUrl, name);
  const isFirst = await isNew(adminUrl, name);
  if (isFirst) await fill(url, products);
  const db = createDatabase({ url, poolSize: 1, onError: console.error });
  const { rows } = await db.pool.query<{ product_id: number; id: number }>(
    `select o.product_id, o.id from product_option o join product p on p.id = o.product_id
      where o.status = 'stock_in' and p.status = 'stock_in' and not p.is_app_only and p.min_grade is null
        and p.sale_type = 'normal' and o.shipment_date is null
      order by o.id`,
  );
  const goods = drawn(rows, rows.length).map(({ product_id, id }) => ({
    productId: product_id,
    optionId: id,
  }));
  const [picks, unsold] = [goods.slice(0, goods.length * SOLD), goods.slice(goods.length * SOLD)];
  await db.pool.query(
    "update option_stock set on_hand = 1000000 where option_id = any($1) and on_hand < 1000000",
    [picks.map(({ optionId }) => optionId)],
  );
  if (isFirst) await runFirstJobs(url, db);
  await settle(db);
  const shown = await db.pool.query<{ id: number }>(
    "select id from product where status <> 'suspended' order by id",
  );
  await db.close();
  if (picks.length === 0) throw new Error("The generated catalogue has nothing to buy");
  const productIds = drawn(
    shown.rows.map(({ id }) => id),
    MOST_DRAWN,
  );
  return { url, products, productIds, picks: picks.slice(0, MOST_DRAWN), unsold };
}

/** Creates the database unless a run before has kept it. */
async function isNew(adminUrl: string, name: string): Promise<boolean> {
  const admin = createDatabase({ url: adminUrl, poolSize: 1, onError: console.error });
  const { rowCount } = await admin.pool.query("select 1 from pg_database where datname = $1", [name]);
  if (rowCount === 0) await admin.pool.query(`create database ${name}`);
  await admin.close();
  return rowCount === 0;
}

async function fill(url: string, products: number): Promise<void> {
  await migrate(url);
  const db = createDatabase({ url, poolSize: 2, onError: console.error });
  await generateCatalogue(db, products);
  await db.pool.query("analyze");
  await db.close();
}

/**
 * Brings the database to the state of a shop after a day: written tables are vacuumed and on disk, so that neither is
 * done while something else is measured.
 */
async function settle(db: Db): Promise<void> {
  for (const text of ["vacuum (analyze)", "checkpoint"]) {
    await db.pool.query({ text, query_timeout: 600_000 } as never);
  }
}
