import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import type { RewardTerms } from "@todayfruit/domain/points/compute-product-reward-and-period";
import { type Runner, statement, type Tx } from "../../../db/database.ts";
import { ARRIVED_AT } from "./arrived-at.sql.ts";

const LIST_DUE = statement(
  "list-orders-to-complete",
  `select distinct op.order_id
     from order_product op
    where op.status in ('delivery_end', 'replace_complete') and op.order_id > $2 and ${ARRIVED_AT} <= $1
    order by op.order_id
    limit $3`,
);

/** Lists orders with an uncompleted product delivered at or before `arrivedUntil`, after an id. */
export async function listDueOrders(
  db: Runner,
  due: { arrivedUntil: Date; after: number; take: number },
): Promise<number[]> {
  return (await db.run(LIST_DUE, [due.arrivedUntil, due.after, due.take])).map((row) => row.order_id);
}

export type CompletableOrder = {
  id: number;
  user_id: number;
  status: OrderStatus;
  expected_reward_point: number;
  /** `false` when the buyer has left, who then earns nothing. */
  is_here: boolean;
  terms: RewardTerms | null;
};

const LOCK = statement(
  "lock-completable-order",
  `select o.id, o.user_id, o.status, o.expected_reward_point, u.left_at is null as is_here,
          rule_at('points', o.created_at) as terms
     from orders o join app_user u on u.id = o.user_id
    where o.id = $1 for update of o`,
).narrow<Pick<CompletableOrder, "terms">>();

export async function lockCompletable(tx: Tx, orderId: number): Promise<CompletableOrder | null> {
  const [row] = await tx.run(LOCK, [orderId]);
  return row ?? null;
}

export type CompletableProduct = {
  id: number;
  status: OrderItemProductStatus;
  is_withdrawn: boolean;
  is_reviewed: boolean;
  /** Price after discounts and points, less what claims refunded, in 원. */
  net: number;
  arrived_at: Date | null;
  reward: number;
  reward_available_at: Date | null;
};

const LIST_PRODUCTS = statement(
  "list-completable-products",
  `select op.id, op.status, op.is_reviewed, ${ARRIVED_AT} as arrived_at,
          exists (select from cancellation_product wp where wp.order_product_id = op.id) as is_withdrawn,
          (select sum(greatest(oo.net - oo.compensated, 0))::int from order_option oo where oo.order_product_id = op.id) as net,
          coalesce(r.amount, 0) as reward, r.available_at as reward_available_at
     from order_product op left join point_reward r on r.order_product_id = op.id and r.kind = 'purchase'
    where op.order_id = $1
    order by op.id`,
).narrow<Pick<CompletableProduct, "net">>();

/** Consistent only as a statement of its own after the lock: one that waited for it reads its old snapshot. */
export function listCompletable(tx: Tx, orderId: number): Promise<CompletableProduct[]> {
  return tx.run(LIST_PRODUCTS, [orderId]);
}
