import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

/** Statuses of products that are paid and not dispatched. */
const TO_DISPATCH = `('paid', 'delivery_waiting', 'delivery_delay', 'withdraw_partially', 'withdraw_request')`;
/** Condition that the units of an allocation `a` to a line of the product `op` left the store. */
const IS_DISPATCHED = `(a.status = 'taken' and case a.kind
    when 'order' then op.status not in ${TO_DISPATCH}
    else not exists (select from replacement r join return_request_option ro on ro.return_request_id = r.return_request_id
                      where ro.order_option_id = a.order_option_id and r.shipment_id is null) end)`;

const MARK = statement(
  "mark-lot-recalled",
  `update stock_lot set status = 'recalled', recall_reason = $2, recalled_at = $3 where id = $1 returning version`,
);

/** Closes a locked lot for good; returns its version. */
export async function markRecalled(tx: Tx, id: number, reason: string, now: Date): Promise<number> {
  return requireOneRow(await tx.run(MARK, [id, reason, now])).version;
}

const TAKE_BACK = statement(
  "take-units-of-recalled-lot-back",
  `with back as (
     update stock_lot_allocation a set status = 'recalled'
       from order_option x join order_product op on op.id = x.order_product_id
      where a.stock_lot_id = $1 and a.status = 'taken' and a.kind = 'order' and x.id = a.order_option_id
        and op.status in ${TO_DISPATCH}
     returning op.id as product_id, a.units
   ), lot as (
     update stock_lot set remaining = remaining + (select coalesce(sum(units), 0)::int from back)
      where id = $1
   )
   select product_id, sum(units)::int as units from back group by product_id order by product_id`,
).narrow<{ units: number }>();

/** Puts what lines that are not dispatched took back into a recalled lot; returns their products with the units. */
export function takeUnitsBack(tx: Tx, lotId: number): Promise<RowOf<typeof TAKE_BACK>[]> {
  return tx.run(TAKE_BACK, [lotId]);
}

const LIST_ORDERS = statement(
  "list-orders-of-lot",
  `select a.id, o.id as order_id, o.number, op.id as product_id, op.status, op.name as product_name, x.name as option_name,
          a.units, a.kind, ${IS_DISPATCHED} as is_dispatched,
          coalesce(t.receiver_name, o.address ->> 'receiverName', '') as receiver_name,
          coalesce(t.address ->> 'phone', o.address ->> 'phone', u.phone, '') as phone, n.told_at
     from stock_lot_allocation a
     join order_option x on x.id = a.order_option_id
     join order_product op on op.id = x.order_product_id
     join orders o on o.id = op.order_id
     join app_user u on u.id = o.user_id
     left join gift t on t.id = op.gift_id
     left join stock_lot_notice n on n.stock_lot_id = a.stock_lot_id and n.order_id = o.id
    where a.stock_lot_id = $1 and a.id < $2 and a.status in ('taken', 'recalled')
      and ($3::boolean is null or ${IS_DISPATCHED} = $3)
    order by a.id desc limit $4`,
).narrow<{
  status: OrderItemProductStatus;
  kind: "order" | "replacement";
  is_dispatched: boolean;
  receiver_name: string;
  phone: string;
  told_at: Date | null;
}>();

export type OrderOfLotRow = RowOf<typeof LIST_ORDERS>;

/** Lists lines that took units of a lot and did not leave their order, before an id, the newest first. */
export function listOrdersOfLot(
  db: Runner,
  {
    lotId,
    before,
    isDispatched,
    take,
  }: { lotId: number; before: number; isDispatched: boolean | null; take: number },
): Promise<OrderOfLotRow[]> {
  return db.run(LIST_ORDERS, [lotId, before, isDispatched, take]);
}

const UNTOLD = `select op.order_id, array_agg(distinct op.id) as product_ids
       from stock_lot_allocation a
       join order_option x on x.id = a.order_option_id
       join order_product op on op.id = x.order_product_id
      where a.stock_lot_id = $1 and ${IS_DISPATCHED}
        and not exists (select from stock_lot_notice n where n.stock_lot_id = $1 and n.order_id = op.order_id)
      group by op.order_id`;

const CLAIM = statement(
  "claim-orders-to-notify-of-lot",
  `with untold as (${UNTOLD} order by op.order_id limit $4), told as (
     insert into stock_lot_notice (stock_lot_id, order_id, told_by, told_at)
     select $1, order_id, $2, $3 from untold on conflict do nothing returning order_id
   )
   select untold.order_id, untold.product_ids from untold join told using (order_id) order by untold.order_id`,
).narrow<{ product_ids: number[] }>();

/** Claims orders sent from a lot whose buyers were not notified yet; each is claimed once. */
export function claimUntoldOrders(
  tx: Tx,
  { lotId, operatorId, now, take }: { lotId: number; operatorId: number; now: Date; take: number },
): Promise<RowOf<typeof CLAIM>[]> {
  return tx.run(CLAIM, [lotId, operatorId, now, take]);
}

const COUNT_UNTOLD = statement(
  "count-orders-to-notify-of-lot",
  `select count(*)::int as count from (${UNTOLD}) untold`,
).narrow<{ count: number }>();

/** Counts the orders sent from a lot whose buyers were not notified yet. */
export async function countUntoldOrders(tx: Tx, lotId: number): Promise<number> {
  return requireOneRow(await tx.run(COUNT_UNTOLD, [lotId])).count;
}
