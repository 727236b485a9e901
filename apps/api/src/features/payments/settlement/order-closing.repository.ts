import { statement, type Tx } from "../../../db/database.ts";
import { stockMoveReason } from "../../stock/stock-move-reason.sql.ts";

const RELEASE_STOCK = statement(
  "release-stock",
  `with locked as (
     select s.option_id, h.units, o.reservation
       from orders o
       join stock_reservation h on h.order_id = o.id
       join option_stock s on s.option_id = h.option_id
      where o.id = $1 and o.reservation <> 'released'
      order by s.option_id for update of s
   ), reason as (${stockMoveReason("return", "$1")})
   update option_stock s
      set reserved = s.reserved - case when locked.reservation = 'held' then locked.units else 0 end,
          on_hand = s.on_hand + case when locked.reservation = 'committed' then locked.units else 0 end
     from locked, reason where s.option_id = locked.option_id`,
);

/** Returns the units that the order held or bought to the stock. */
export async function releaseStock(tx: Tx, orderId: number): Promise<void> {
  await tx.run(RELEASE_STOCK, [orderId]);
}

export type Closing = {
  orderId: number;
  to: "incomplete" | "withdraw_complete";
  actor: "buyer" | "provider" | "shop";
  reason: string | null;
  failure: { code: string; message: string } | null;
  now: Date;
};

/** Closes an order without payment: its products too, and its payment is checked no more. */
const CLOSE_ORDER = statement(
  "close-order",
  `with old as (select id, status, user_id from orders where id = $1),
   moved as (
     update orders set status = $2, reservation = 'released' where id = $1
   ), products as (
     update order_product set status = $2
      where order_id = $1 and status not in ('stock_out', 'withdraw_complete', 'incomplete')
   ), event as (
     insert into order_status_change (order_id, from_status, to_status, actor, reason, at)
     select id, status, $2, $3, $4, $5 from old where status <> $2
   ), buyer as (
     update app_user u set order_count = u.order_count - 1
       from old
      where u.id = old.user_id and old.status not in ('request', 'bank_transfer_waiting', 'incomplete')
        and $2 = 'withdraw_complete'
   ), event_of_payment as (
     insert into payment_status_change (payment_id, from_status, to_status, at)
     select id, status, 'withdraw', $5 from payment
      where order_id = $1 and (status = 'paid' or status = 'waiting' and captured > 0)
   )
   update payment
      set check_at = null,
          status = case when status = 'paid' or captured > 0 then 'withdraw' else status end,
          refunded = captured,
          failure_code = coalesce($6, failure_code), failure_message = coalesce($7, failure_message)
    where order_id = $1`,
);

export async function closeOrder(tx: Tx, c: Closing): Promise<void> {
  await tx.run(CLOSE_ORDER, [
    c.orderId,
    c.to,
    c.actor,
    c.reason,
    c.now,
    c.failure?.code ?? null,
    c.failure?.message ?? null,
  ]);
}
