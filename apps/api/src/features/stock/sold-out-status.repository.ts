import { type Runner, statement } from "../../db/database.ts";
import { one } from "../../db/one-row.ts";

const FOLLOW = statement(
  "follow-stock-availability-changes",
  `with noted as (
     delete from stock_availability_change
      where product_id in (select product_id from stock_availability_change order by product_id limit $1 for update skip locked)
     returning product_id
   ), now as (
     select noted.product_id,
            not exists (select from product_option o left join option_stock s on s.option_id = o.id
                         where o.product_id = noted.product_id
                           and (o.status = 'unlimited_stock_in'
                                or (o.status = 'stock_in' and coalesce(s.on_hand - s.reserved, 1) > 0))) as is_sold_out
       from noted
   ), turned as (
     update product p set is_sold_out = now.is_sold_out
       from now
      where p.id = now.product_id and p.is_sold_out <> now.is_sold_out
     returning p.id
   )
   select (select count(*)::int from noted) as seen, (select count(*)::int from turned) as turned`,
);

/**
 * Processes up to `take` products whose stock ran out or returned; returns their number, and how many of them changed.
 */
export async function updateSoldOutStatus(
  db: Runner,
  take: number,
): Promise<{ seen: number; turned: number }> {
  return one(await db.run(FOLLOW, [take]));
}
