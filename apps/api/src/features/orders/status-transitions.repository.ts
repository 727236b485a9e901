import type { PlannedMove } from "@todayfruit/domain/orders/plan-operator-move";
import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";

export type LockedOrder = RowOf<typeof LOCK>;

const LOCK = statement("lock-order", "select id, uuid, user_id, status from orders where id = $1 for update");

/** Locks the order until the transaction ends, so that cancels, payments and dispatches are serialized. */
export async function lockOrder(tx: Tx, id: number): Promise<LockedOrder | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

export type ProductRow = {
  id: number;
  distributor_id: number;
  status: OrderItemProductStatus;
  /** Status before the buyer's cancel request; `null` without one. */
  status_before_request: OrderItemProductStatus | null;
  /** Receiver of its part of a gift; `null`: not a gift. */
  gift_id: number | null;
  /** Cannot be sent: its gift has no address yet, or has ended. */
  awaitsAddress: boolean;
};

const LIST_PRODUCTS = statement(
  "list-order-products",
  `select op.id, op.distributor_id, op.status, op.status_before_request, op.gift_id,
          t.id is not null
            and t.status not in ('address_entered', 'delivery_waiting', 'delivering', 'delivered') as "awaitsAddress"
     from order_product op left join gift t on t.id = op.gift_id
    where op.order_id = $1 order by op.id`,
).narrow<Pick<ProductRow, "status_before_request" | "awaitsAddress">>();

/** Consistent only as a statement of its own after the lock: one that waited for it reads its old snapshot. */
export function listProducts(db: Runner, orderId: number): Promise<ProductRow[]> {
  return db.run(LIST_PRODUCTS, [orderId]);
}

export type Move = PlannedMove & {
  orderId: number;
  actor: "buyer" | "provider" | "shop";
  reason: string | null;
  /** Time of the event, possibly in the past. */
  at: Date;
};

/** Adds an event for each product, unless the order's event says the same. */
const MOVE = statement(
  "move-order-products",
  `with old as (select id, status from orders where id = $1),
   moves as (
     select op.id, op.status as from_status, m.to_status
       from unnest($2::bigint[], $3::text[]) as m (id, to_status)
       join order_product op on op.id = m.id and op.order_id = $1
   ), product_events as (
     insert into order_status_change (order_id, order_product_id, from_status, to_status, actor, reason, at)
     select $1, moves.id, moves.from_status, moves.to_status, $5, $6, $7
       from moves cross join old where old.status = $4 or moves.to_status <> $4 order by moves.id
   ), products as (
     update order_product op set status = moves.to_status from moves where op.id = moves.id
   ), event as (
     insert into order_status_change (order_id, from_status, to_status, actor, reason, at)
     select id, status, $4, $5, $6, $7 from old where status <> $4
   )
   update orders set status = $4 where id = $1`,
);

/** Changes the status of products of a locked order, and of the order with them. */
export async function transitionProducts(tx: Tx, m: Move): Promise<void> {
  await tx.run(MOVE, [
    m.orderId,
    m.moves.map(({ id }) => id),
    m.moves.map(({ to }) => to),
    m.orderStatus,
    m.actor,
    m.reason,
    m.at,
  ]);
}
