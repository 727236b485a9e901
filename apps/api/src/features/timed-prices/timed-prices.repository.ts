import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

export type TimedPriceRow = RowOf<typeof FIND>;
export type Period = { price: number; beginsAt: Date; endsAt: Date };

const COLUMNS = `select t.id, t.option_id, o.product_id, p.name as product_name,
       coalesce(o.special_sale_price, o.price) as ordinary_price, t.price, t.begins_at, t.ends_at, t.version
  from timed_price t join product_option o on o.id = t.option_id join product p on p.id = o.product_id`;

const LIST = statement(
  "list-timed-prices",
  `${COLUMNS} where t.ends_at > $1 and ($2::bigint is null or o.product_id = $2) order by t.begins_at, t.id limit 500`,
);

/** Lists the timed prices that have not ended, of a product or of all; at most 500. */
export function listOpenTimedPrices(
  db: Runner,
  now: Date,
  productId: number | null,
): Promise<TimedPriceRow[]> {
  return db.run(LIST, [now, productId]);
}

const LOCK_OPTION = statement(
  "lock-priced-option",
  "select id, coalesce(special_sale_price, price) as ordinary_price from product_option where id = $1 for update",
);

/** Locks an option, so that its timed prices are changed one after another; returns its ordinary price in 원. */
export async function lockPricedOption(tx: Tx, optionId: number): Promise<number | null> {
  const [row] = await tx.run(LOCK_OPTION, [optionId]);
  return row?.ordinary_price ?? null;
}

const FIND = statement("find-timed-price", `${COLUMNS} where t.id = $1`);

/** Finds a timed price; `null` when there is none. */
export async function findTimedPrice(db: Runner, id: number): Promise<TimedPriceRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

const COUNT_OVERLAPS = statement(
  "count-overlapping-timed-prices",
  `select count(*)::int as count from timed_price
    where option_id = $1 and id is distinct from $2::bigint and begins_at < $4 and ends_at > $3`,
);

/** Counts the other timed prices of an option within a period. */
export async function countOverlaps(
  tx: Tx,
  optionId: number,
  except: number | null,
  { beginsAt, endsAt }: Period,
): Promise<number> {
  return requireOneRow(await tx.run(COUNT_OVERLAPS, [optionId, except, beginsAt, endsAt])).count ?? 0;
}

const ADD = statement(
  "add-timed-price",
  "insert into timed_price (option_id, price, begins_at, ends_at) values ($1, $2, $3, $4) returning id",
);

export async function addTimedPrice(tx: Tx, optionId: number, period: Period): Promise<number> {
  return requireOneRow(await tx.run(ADD, [optionId, period.price, period.beginsAt, period.endsAt])).id;
}

const SET = statement(
  "set-timed-price",
  "update timed_price set price = $2, begins_at = $3, ends_at = $4, version = version + 1 where id = $1",
);

export async function setTimedPrice(tx: Tx, id: number, period: Period): Promise<void> {
  await tx.run(SET, [id, period.price, period.beginsAt, period.endsAt]);
}

const DELETE = statement("delete-timed-price", "delete from timed_price where id = $1");

export async function deleteTimedPrice(tx: Tx, id: number): Promise<void> {
  await tx.run(DELETE, [id]);
}
