import { type RowOf, type Runner, statement } from "../../../db/database.ts";

export type OrderRecipient = RowOf<typeof FIND>;

const FIND = statement(
  "find-order-recipient",
  `select o.user_id, o.number,
          coalesce(case when u.user_type = 'guest' then o.address ->> 'guestOrderPhone' end, u.phone, o.address ->> 'phone') as phone,
          coalesce(array_agg(op.name order by op.id) filter (where op.id is not null), '{}') as product_names,
          (array_agg(op.images[1] order by op.id) filter (where op.images[1] is not null))[1] as image
     from orders o join app_user u on u.id = o.user_id
     left join buyer_order_product op on op.order_id = o.id and op.id = any($2::bigint[])
    where o.id = $1
    group by o.id, u.id`,
);

/** Finds the buyer and the number of an order, the phone that its notices go to, and the names and picture of these products. */
export async function findOrderRecipient(
  db: Runner,
  orderId: number,
  orderProductIds: readonly number[],
): Promise<OrderRecipient | null> {
  const [row] = await db.run(FIND, [orderId, orderProductIds]);
  return row ?? null;
}
