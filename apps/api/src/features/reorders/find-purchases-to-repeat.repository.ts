import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { BOUGHT_PRODUCT_COLUMNS, BOUGHT_PRODUCT_TABLES } from "./bought-product-columns.sql.ts";

export type RepeatedRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-repeat-purchases",
  `with bought as (
     select op.product_id, op.id, o.created_at
       from orders o
       join order_product op on op.order_id = o.id
      where o.user_id = $1 and not o.is_gift and o.created_at >= $2 and op.status = any($3::text[])
   ), repeated as (
     select product_id, count(*)::int as purchases, max(id) as last_id,
            array_agg(to_char(created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') order by created_at) as days
       from bought
      group by product_id
     having count(*) > 1
      order by count(*) desc, max(id) desc
      limit $4
   )
   select ${BOUGHT_PRODUCT_COLUMNS}, r.purchases, r.days,
          oo.option_id, oo.name as option_name, oo.unit_price
     from repeated r
     join order_product op on op.id = r.last_id
     ${BOUGHT_PRODUCT_TABLES}
     join lateral (
       select x.option_id, x.name, x.unit_price from order_option x where x.order_product_id = op.id order by x.id limit 1
     ) oo on true
    order by r.purchases desc, r.last_id desc`,
);

/**
 * Lists the products that a member bought twice or more since an instant, with the first option of the last purchase,
 * the most often bought first.
 */
export function listRepeatPurchases(
  db: Runner,
  search: { userId: number; since: Date; statuses: readonly string[]; take: number },
): Promise<RepeatedRow[]> {
  return db.run(LIST, [search.userId, search.since, search.statuses, search.take]);
}

export type LastOrderRow = RowOf<typeof FIND_LAST>;

const FIND_LAST = statement(
  "find-last-kept-order",
  `select o.id, o.order_name, o.created_at,
          array(select op.images[1] from order_product op
                 where op.order_id = o.id and cardinality(op.images) > 0 order by op.id limit $3) as images
     from orders o
    where o.user_id = $1 and not o.is_gift
      and exists (select from order_product op where op.order_id = o.id and op.status = any($2::text[]))
    order by o.id desc
    limit 1`,
);

/** Finds the latest order of a member with a product that was kept, with some pictures; `null` before the first. */
export async function findLastOrder(
  db: Runner,
  search: { userId: number; statuses: readonly string[]; pictures: number },
): Promise<LastOrderRow | null> {
  const [row] = await db.run(FIND_LAST, [search.userId, search.statuses, search.pictures]);
  return row ?? null;
}
