import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import { statement, type Tx } from "../../../db/database.ts";

export type ProductMove = {
  orderId: number;
  orderProductId: number;
  to: OrderItemProductStatus;
  /** What the order is then. */
  orderStatus: OrderStatus;
  actor: "buyer" | "shop";
  reason: string;
  now: Date;
};

const MOVE = statement<
  [
    orderId: number,
    productId: number,
    to: string,
    orderStatus: string,
    actor: string,
    reason: string,
    now: Date,
  ],
  never
>(
  "move-claimed-product",
  `with old as (select id, status from orders where id = $1),
   product_event as (
     insert into order_event (order_id, order_product_id, from_status, to_status, actor, reason, at)
     select $1, op.id, op.status, $3, $5, $6, $7 from order_product op where op.id = $2 and op.status <> $3
   ), product as (
     update order_product set status = $3 where id = $2
   ), event as (
     insert into order_event (order_id, from_status, to_status, actor, reason, at)
     select id, status, $4, $5, $6, $7 from old where status <> $4
   )
   update orders set status = $4 where id = $1`,
);

/** One product goes on by itself, and its order follows; each change is an event. */
export async function moveProduct(tx: Tx, m: ProductMove): Promise<void> {
  await tx.run(MOVE, [m.orderId, m.orderProductId, m.to, m.orderStatus, m.actor, m.reason, m.now]);
}
