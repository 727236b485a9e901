import type { PlannedMove } from "@todayfruit/domain/orders/operate";
import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";

export type LockedOrder = RowOf<typeof LOCK>;

const LOCK = statement("lock-order", "select id, uuid, user_id, status from orders where id = $1 for update");

/** The order, held until the transaction ends: who cancels, pays or sends comes one after the other. */
export async function lockOrder(tx: Tx, id: number): Promise<LockedOrder | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

export type ProductRow = {
  id: number;
  status: OrderItemProductStatus;
  /** Where it was when its buyer asked to cancel it; `null` for all others. */
  asked_from: OrderItemProductStatus | null;
  /** Whose part of a gift it is; `null`: no gift. */
  gift_to_id: number | null;
  /** It goes nowhere yet: nobody entered an address, or the gift has ended. */
  awaitsAddress: boolean;
};

const LIST_PRODUCTS = statement(
  "list-order-products",
  `select op.id, op.status, op.asked_from, op.gift_to_id,
          t.id is not null
            and t.status not in ('address_entered', 'delivery_waiting', 'delivering', 'delivered') as "awaitsAddress"
     from order_product op left join gift_to t on t.id = op.gift_to_id
    where op.order_id = $1 order by op.id`,
).narrow<Pick<ProductRow, "asked_from" | "awaitsAddress">>();

/** Asked for after the order is locked: the statement that waited for the lock still saw the world from before. */
export function listProducts(db: Runner, orderId: number): Promise<ProductRow[]> {
  return db.run(LIST_PRODUCTS, [orderId]);
}

export type Move = PlannedMove & {
  orderId: number;
  actor: "buyer" | "provider" | "shop";
  reason: string | null;
  /** When it happened, which may be before now. */
  at: Date;
};

/** An event of each product, unless the one of its order says the same. */
const MOVE = statement(
  "move-order-products",
  `with old as (select id, status from orders where id = $1),
   moves as (
     select op.id, op.status as from_status, m.to_status
       from unnest($2::int[], $3::text[]) as m (id, to_status)
       join order_product op on op.id = m.id and op.order_id = $1
   ), product_events as (
     insert into order_event (order_id, order_product_id, from_status, to_status, actor, reason, at)
     select $1, moves.id, moves.from_status, moves.to_status, $5, $6, $7
       from moves cross join old where old.status = $4 or moves.to_status <> $4 order by moves.id
   ), products as (
     update order_product op set status = moves.to_status from moves where op.id = moves.id
   ), event as (
     insert into order_event (order_id, from_status, to_status, actor, reason, at)
     select id, status, $4, $5, $6, $7 from old where status <> $4
   )
   update orders set status = $4 where id = $1`,
);

/** Products of a locked order move, and the order follows them. */
export async function moveProducts(tx: Tx, m: Move): Promise<void> {
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
