import { type Runner, statement } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

const RECORD = statement(
  "record-price-day",
  `with written as (
     insert into price_day (option_id, day, lowest)
     select o.id, $1::date,
            least(coalesce(o.special_sale_price, o.price),
                  (select min(t.price) from timed_price t
                    where t.option_id = o.id and t.begins_at <= $3 and t.ends_at > $2))
       from product p join product_option o on o.product_id = p.id
      where is_visible(p.status)
        and (o.id = p.representative_option_id
             or exists (select from selling_plan sp
                         where sp.product_id = p.id and (sp.option_ids is null or o.id = any(sp.option_ids))))
         on conflict (option_id, day) do update set lowest = excluded.lowest
      where excluded.lowest < price_day.lowest
     returning 1
   )
   select count(*)::int as written from written`,
);

/**
 * Records the lowest price on a day of each visible product and of each option that is sold by subscription, timed prices
 * since its begin included; returns the count.
 */
export async function recordPriceDay(db: Runner, day: string, begin: Date, now: Date): Promise<number> {
  return requireOneRow(await db.run(RECORD, [day, begin, now])).written;
}

const PURGE = statement(
  "purge-price-days",
  `with gone as (
     delete from price_day where ctid in (select ctid from price_day where day < $1::date limit $2) returning 1
   )
   select count(*)::int as gone from gone`,
);

export async function purgePriceDays(db: Runner, before: string, take: number): Promise<number> {
  return requireOneRow(await db.run(PURGE, [before, take])).gone;
}

const PURGE_TIMED = statement(
  "purge-timed-prices",
  `with gone as (
     delete from timed_price where id in (select id from timed_price where ends_at < $1 limit $2) returning 1
   )
   select count(*)::int as gone from gone`,
);

export async function purgeTimedPrices(db: Runner, before: Date, take: number): Promise<number> {
  return requireOneRow(await db.run(PURGE_TIMED, [before, take])).gone;
}
