import type { LotAllocation, StockLotStatus } from "@todayfruit/domain/stock-lots/allocate-lots";
import { type RowOf, statement, type Tx } from "../../../db/database.ts";

const LIST_OPTIONS = statement(
  "list-options-of-products-to-send",
  "select distinct option_id from order_option where order_product_id = any($1::bigint[])",
);

/** Lists the options of products of an order. */
export async function listOptionsToSend(tx: Tx, productIds: readonly number[]): Promise<number[]> {
  return (await tx.run(LIST_OPTIONS, [productIds])).map(({ option_id }) => option_id);
}

export type LineToSendRow = RowOf<typeof LIST_LINES>;

const LIST_LINES = statement(
  "list-lines-without-lots",
  `select x.id, x.option_id, needed.units, greatest(x.promised_arrival_to, $2::date)::text as arrives_on
     from order_option x
    cross join lateral (
      select x.units - coalesce(sum(a.units), 0)::int as units from stock_lot_allocation a
       where a.order_option_id = x.id and a.status = 'taken' and a.kind = 'order') needed
    where x.order_product_id = any($1::bigint[]) and needed.units > 0
      and exists (select from stock_lot l where l.option_id = x.option_id and l.remaining > 0)
    order by x.id`,
).narrow<{ units: number; arrives_on: string }>();

/**
 * Lists the lines of products that have taken less from lots than they need, where their option has lots with units left.
 *
 * @param today day before which nothing arrives, KST
 */
export function listLinesToSend(
  tx: Tx,
  productIds: readonly number[],
  today: string,
): Promise<LineToSendRow[]> {
  return tx.run(LIST_LINES, [productIds, today]);
}

export type TakeableRow = RowOf<typeof LIST_LOTS>;

const LIST_LOTS = statement(
  "list-takeable-lots",
  `select id, option_id, status, harvested_on, expires_on, remaining from stock_lot
    where option_id = any($1::bigint[]) and remaining > 0
    order by option_id, expires_on, harvested_on, id`,
).narrow<{ status: StockLotStatus }>();

/** Lists the lots of options with units left, first those that expire first. */
export function listTakeableLots(tx: Tx, optionIds: readonly number[]): Promise<TakeableRow[]> {
  return tx.run(LIST_LOTS, [optionIds]);
}

const TAKE = statement(
  "take-units-from-lots",
  `with wanted as (
     select * from jsonb_to_recordset($1::jsonb) as e ("lineId" bigint, "lotId" bigint, units integer)
   ), taken as (
     update stock_lot l set remaining = l.remaining - w.units
       from (select "lotId", sum(units)::int as units from wanted group by "lotId") w
      where l.id = w."lotId"
   )
   insert into stock_lot_allocation (order_option_id, stock_lot_id, units, kind, allocated_at, change_id)
   select "lineId", "lotId", units, $2, $3, $4 from wanted`,
);

/** Takes units from locked lots for lines; a change that takes them gives them back when it is undone. */
export async function addAllocations(
  tx: Tx,
  {
    allocations,
    kind,
    now,
    changeId = null,
  }: {
    allocations: readonly LotAllocation[];
    kind: "order" | "replacement";
    now: Date;
    changeId?: number | null;
  },
): Promise<void> {
  if (allocations.length > 0) await tx.run(TAKE, [JSON.stringify(allocations), kind, now, changeId]);
}
