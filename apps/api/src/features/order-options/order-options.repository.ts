import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { one } from "../../db/one-row.ts";
import { stockMoveReason } from "../stock/stock-move-reason.sql.ts";

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

type OrderedUnits = { orderId: number; optionId: number; units: number };

const PUT_BACK = statement(
  "put-units-of-line-back",
  `with held as (
     select option_id, units from stock_reservation where order_id = $1 and option_id = $2
   ), gone as (
     delete from stock_reservation h using held
      where h.order_id = $1 and h.option_id = held.option_id and held.units <= $3
   ), fewer as (
     update stock_reservation h set units = h.units - $3 from held
      where h.order_id = $1 and h.option_id = held.option_id and held.units > $3
   ), reason as (${stockMoveReason("return", "$1::bigint")})
   update option_stock s set on_hand = s.on_hand + $3 from held, reason where s.option_id = held.option_id`,
);

/** Returns units that a paid order holds to the locked stock; changes nothing for an option that was not counted. */
export async function putUnitsBack(tx: Tx, { orderId, optionId, units }: OrderedUnits): Promise<void> {
  await tx.run(PUT_BACK, [orderId, optionId, units]);
}

const TAKE = statement(
  "take-units-for-line",
  `with reason as (${stockMoveReason("sale", "$1::bigint")}), taken as (
     update option_stock s set on_hand = s.on_hand - $3 from reason
      where s.option_id = $2 and s.on_hand - s.reserved >= $3
     returning s.option_id
   )
   insert into stock_reservation (order_id, option_id, units)
   select $1, option_id, $3 from taken
       on conflict (order_id, option_id) do update set units = stock_reservation.units + excluded.units`,
);

/** Takes units for a paid order from the locked stock, as far as it is counted and has enough. */
export async function takeUnits(tx: Tx, { orderId, optionId, units }: OrderedUnits): Promise<void> {
  await tx.run(TAKE, [orderId, optionId, units]);
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
  return one(await tx.run(SET_OPTION, [orderId, lineId, optionId, reason, now])).name;
}
