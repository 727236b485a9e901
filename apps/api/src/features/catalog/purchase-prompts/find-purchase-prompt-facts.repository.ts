import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import { SHIPMENT_DATES } from "../product-summary.sql.ts";

export type PromptRow = RowOf<typeof FIND>;

/** Reads at most the latest thousand lines of a best seller. */
const FIND = statement(
  "find-prompt-facts",
  `select p.status, p.sale_type, p.coming_soon_at, p.limited_begin_at, p.limited_end_at, p.unstoring_days_after,
          p.distributor_id, p.delivery_company_code, d.order_cutoff_time, d.shipping_weekdays, d.origin_area,
          ${SHIPMENT_DATES} as shipment_dates, p.favorite_count + coalesce(i.favorites, 0) as favorites,
          stock.remaining, bought.buyers_of_week
     from product p
     join distributor d on d.id = p.distributor_id
     left join product_stats i on i.product_id = p.id
    cross join lateral (
      select case when bool_and(o.status = 'stock_in') then coalesce(sum(s.on_hand - s.reserved), 0)::int end as remaining
        from product_option o left join option_stock s on s.option_id = o.id
       where o.product_id = p.id and o.status in ('stock_in', 'unlimited_stock_in')) stock
    cross join lateral (
      select count(distinct o.user_id)::int as buyers_of_week
        from (select order_id from order_product where product_id = p.id order by order_id desc limit 1000) line
        join orders o on o.id = line.order_id
       where o.created_at >= $2
         and o.status in ('paid', 'delivery_waiting', 'delivery_delay', 'delivering', 'delivery_end', 'complete')) bought
    where p.id = $1 and p.status not in ('waiting', 'removed')`,
).narrow<{ shipment_dates: (string | null)[] }>();

/** Finds the current facts about a product; `null` when there is no such product. */
export async function findPromptFacts(
  db: Runner,
  productId: number,
  weekAgo: Date,
): Promise<PromptRow | null> {
  const [row] = await db.run(FIND, [productId, weekAgo]);
  return row ?? null;
}
