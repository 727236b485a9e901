import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import type { TimedPriceRow } from "../table-rows/build-product-rows.ts";
import type { ImportedRow } from "../table-rows/imported-row-types.ts";
import { DROPS } from "./delete-rows-not-imported.sql.ts";
import { UPSERTS } from "./upsert-statements-by-table.sql.ts";

export type ImportedTable = keyof typeof UPSERTS;

/** Writes the new and changed of these rows; returns the count. */
export async function writeRows<Table extends ImportedTable>(
  tx: Tx,
  table: Table,
  rows: readonly ImportedRow<Table>[],
): Promise<number> {
  return requireOneRow(await tx.run(UPSERTS[table], [JSON.stringify(rows)])).written;
}

const ADD_STOCK = statement(
  "import-option-stock",
  `with written as (
     insert into option_stock (option_id, on_hand)
     select option_id, on_hand from jsonb_to_recordset($1::jsonb) as r(option_id bigint, on_hand integer)
         on conflict (option_id) do nothing
     returning 1
   )
   select count(*)::int as written from written`,
);

/** Adds the stock of options without any; existing stock belongs to the orders. */
export async function addMissingStock(
  tx: Tx,
  rows: readonly { option_id: number; on_hand: number }[],
): Promise<number> {
  return requireOneRow(await tx.run(ADD_STOCK, [JSON.stringify(rows)])).written;
}

const REPLACE_TIMED_PRICES = statement(
  "import-timed-prices",
  `with r as (
     select * from jsonb_to_recordset($1::jsonb)
       as r(option_id bigint, price integer, begins_at timestamptz, ends_at timestamptz)
   ), gone as (
     delete from timed_price t using r
      where t.option_id = r.option_id and t.begins_at < r.ends_at and r.begins_at < t.ends_at
        and (t.price, t.begins_at, t.ends_at) is distinct from (r.price, r.begins_at, r.ends_at)
     returning 1
   )
   select count(*)::int as replaced from gone`,
);

const ADD_TIMED_PRICES = statement(
  "import-new-timed-prices",
  `with written as (
     insert into timed_price (option_id, price, begins_at, ends_at)
     select r.option_id, r.price, r.begins_at, r.ends_at
       from jsonb_to_recordset($1::jsonb)
         as r(option_id bigint, price integer, begins_at timestamptz, ends_at timestamptz)
      where not exists (select from timed_price t where t.option_id = r.option_id and t.begins_at = r.begins_at)
     returning 1
   )
   select count(*)::int as written from written`,
);

/** Writes timed prices, in place of those of the same option whose period overlaps; returns the count. */
export async function writeTimedPrices(tx: Tx, rows: readonly TimedPriceRow[]): Promise<number> {
  const text = JSON.stringify(rows);
  await tx.run(REPLACE_TIMED_PRICES, [text]);
  return requireOneRow(await tx.run(ADD_TIMED_PRICES, [text])).written;
}

/** Option whose stock in the catalogue differs from its own, which is kept. */
export type UnchangedStock = RowOf<typeof LIST_KEPT>;

const LIST_KEPT = statement(
  "list-kept-stock",
  `select s.option_id as "optionId", r.on_hand as "inCatalogue", s.on_hand as "onHand"
     from jsonb_to_recordset($1::jsonb) as r(option_id bigint, on_hand integer)
     join option_stock s on s.option_id = r.option_id and s.on_hand <> r.on_hand
    order by s.option_id`,
);

export function listUnchangedStock(
  tx: Tx,
  rows: readonly { option_id: number; on_hand: number }[],
): Promise<UnchangedStock[]> {
  return tx.run(LIST_KEPT, [JSON.stringify(rows)]);
}

export type DroppedTable = keyof typeof DROPS;

/** Deletes the rows that the catalogue no longer contains; returns the count. */
export async function dropOtherRows<Table extends DroppedTable>(
  tx: Tx,
  table: Table,
  rows: readonly ImportedRow<Table>[],
): Promise<number> {
  return requireOneRow(await tx.run(DROPS[table], [JSON.stringify(rows)])).dropped;
}

const LOCK = statement(
  "import-lock",
  "select pg_advisory_xact_lock(hashtext('catalogue import'))::text as locked",
).narrow<{ locked: "" }>();

/** Locks imports until the transaction ends, so that a concurrent one waits here rather than between its rows. */
export async function lockImports(tx: Tx): Promise<void> {
  await tx.run(LOCK, []);
}

const FIRST_IMPORT = statement(
  "find-first-import",
  `with added as (insert into first_import (at) values ($1) on conflict do nothing returning at)
   select at from added union all select at from first_import limit 1`,
).narrow<{ at: Date }>();

/** Finds the instant of the first import, which is this one when there was none. */
export async function findFirstImport(tx: Tx, now: Date): Promise<Date> {
  return requireOneRow(await tx.run(FIRST_IMPORT, [now])).at;
}

const HAS_PRODUCTS = statement("has-products", "select exists (select from product) as has_products");

/** Returns whether there is any product, including hidden ones. */
export async function hasProducts(db: Runner): Promise<boolean> {
  return requireOneRow(await db.run(HAS_PRODUCTS, [])).has_products;
}
