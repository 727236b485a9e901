import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

export type OrderLineRow = RowOf<typeof FIND_LINE>;

const FIND_LINE = statement(
  "find-line-of-order",
  `select oo.id, oo.option_id, oo.name, oo.units, oo.unit_price, oo.shipment_date, op.id as order_product_id,
          op.product_id, op.status
     from order_product op join order_option oo on oo.order_product_id = op.id
    where op.order_id = $1 and oo.id = $2`,
).narrow<{ status: OrderItemProductStatus }>();

/** Finds a line of an order; consistent only after the order's lock. */
export async function findOrderLine(
  db: Runner,
  orderId: number,
  lineId: number,
): Promise<OrderLineRow | null> {
  const [row] = await db.run(FIND_LINE, [orderId, lineId]);
  return row ?? null;
}

const SET_OPTION = statement(
  "set-option-of-line",
  `with line as (
     update order_option oo set option_id = o.id, name = o.name, supply_cost = o.supply_cost
       from product_option o
      where oo.id = $2 and o.id = $3
     returning oo.name
   ), event as (
     insert into order_status_change (order_id, from_status, to_status, actor, reason, at)
     select id, null, status, 'shop', $4, $5 from orders where id = $1
   )
   select name from line`,
);

/** Writes another option to a line, with its name and cost of the day, and an entry in the order's timeline. */
export async function setOptionOfLine(
  tx: Tx,
  change: { orderId: number; lineId: number; optionId: number; reason: string; now: Date },
): Promise<string> {
  const { orderId, lineId, optionId, reason, now } = change;
  return requireOneRow(await tx.run(SET_OPTION, [orderId, lineId, optionId, reason, now])).name;
}
