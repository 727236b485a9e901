import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import type { RewardTerms } from "@todayfruit/domain/points/product-reward";
import { type Runner, statement, type Tx } from "../../../db/database.ts";

/**
 * Delivery time of a product: its latest event of delivery, or the whole order's. A denied return sets `delivery_end`
 * again without a new delivery. A replacement is a new delivery, at the time its parcel arrives: until then it is null.
 */
export const ARRIVED = `case when op.status = 'replace_complete' and exists (select from replacement r join return_request c on c.id = r.return_request_id where c.order_id = op.order_id and c.order_product_id = op.id)
  then (select (array_agg(r.delivered_at order by c.id desc))[1]
          from replacement r join return_request c on c.id = r.return_request_id where c.order_id = op.order_id and c.order_product_id = op.id)
  else coalesce(
  (select max(e.at) from order_status_change e where e.order_product_id = op.id and e.order_id = op.order_id
      and (e.to_status = 'replace_complete'
           or e.to_status = 'delivery_end' and e.from_status not in ('return_request', 'replace_request'))),
  (select max(e.at) from order_status_change e where e.order_id = op.order_id and e.order_product_id is null
      and e.to_status = 'delivery_end' and e.from_status not in ('complete', 'withdraw_request'))) end`;

const LIST_DUE = statement(
  "list-orders-to-complete",
  `select distinct op.order_id
     from order_product op
    where op.status in ('delivery_end', 'replace_complete') and op.order_id > $2 and ${ARRIVED} <= $1
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
          (select value from shop_rule where name = 'points') as terms
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
  `select op.id, op.status, op.is_reviewed, ${ARRIVED} as arrived_at,
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
