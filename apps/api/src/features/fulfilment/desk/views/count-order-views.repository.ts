import { type Runner, statementVariant } from "../../../../db/database.ts";

/**
 * Builds the counts of the views, each up to 10,001 orders.
 *
 * @param own rows of a common table with the orders to count
 * @param orders SQL that reads them as `o`
 * @param products condition of a product `op` that is due
 */
function countViewsOf(variant: "shop" | "farms", own: string, orders: string, products: string) {
  return statementVariant(
    "count-order-views",
    variant,
    `with own (order_id) as materialized (${own})
     select v.view, (select count(*)::int from (select from ${orders} where o.status = v.view limit 10001) found) as count
       from unnest($1::text[]) as v (view)
      union all
     select 'due', (select count(*)::int from (
              select distinct op.order_id
                from order_product op
               where op.status in ('paid', 'delivery_waiting', 'delivery_delay', 'withdraw_partially') and ${products}
                 and exists (select from order_option x
                              where x.order_product_id = op.id and x.promised_dispatch_on <= $2::date)
               order by op.order_id limit 10001) found)
      union all
     select 'today', (select count(*)::int from (
              select from ${orders} where o.created_at >= $4 and o.status not in ('request', 'incomplete') limit 10001) found)`,
  ).narrow<{ view: string; count: number }>();
}

const COUNT = {
  shop: countViewsOf("shop", "select null::bigint where false", "orders o", "$3::bigint[] is null"),
  farms: countViewsOf(
    "farms",
    "select distinct p.order_id from order_product p where p.distributor_id = any($3::bigint[])",
    "own join orders o on o.id = own.order_id",
    "op.distributor_id = any($3::bigint[])",
  ),
} as const;

/**
 * Counts the orders of each view, up to 10,001: of statuses, of products due by a day, and since an instant.
 *
 * @param distributorIds farms of which one has a product in the order; `null` for all
 */
export function countViews(
  db: Runner,
  by: { statuses: readonly string[]; day: string; since: Date; distributorIds: readonly number[] | null },
): Promise<{ view: string; count: number }[]> {
  const count = by.distributorIds === null ? COUNT.shop : COUNT.farms;
  return db.run(count, [by.statuses, by.day, by.distributorIds, by.since]);
}
