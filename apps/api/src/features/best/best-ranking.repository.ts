import type { BestType } from "@todayfruit/domain/best/find-and-describe-best-period";
import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import { type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import { IS_VISIBLE } from "../catalog/product-summary.sql.ts";

/** Candidate for the rankings of a category, with the values each ranking sorts by. */
export type CandidateRow = {
  category_id: number;
  product_id: number;
  sales_weight: number;
  sold: Record<BestType, number>;
  seeds: Record<BestType, number | null>;
};

const LIST_CANDIDATES = statement(
  "list-best-candidates",
  `with sold as (
     select op.product_id,
            coalesce(sum(oo.units) filter (where pay.approved_at >= $1), 0)::int as day,
            coalesce(sum(oo.units) filter (where pay.approved_at >= $2), 0)::int as week,
            sum(oo.units)::int as month
       from payment pay
       join order_product op on op.order_id = pay.order_id
       join order_option oo on oo.order_product_id = op.id
      where pay.approved_at >= $3 and op.status = any($4::text[])
      group by op.product_id
   ), seed as (
     select category_id, product_id,
            min(position) filter (where date_type = 'day') as day,
            min(position) filter (where date_type = 'week') as week,
            min(position) filter (where date_type = 'month') as month
       from best_ranking_tiebreaker group by category_id, product_id
   ), candidate as (
     select own.category_id, s.product_id from sold s join product p on p.id = s.product_id,
            lateral (values (p.category_id), (p.root_category_id)) as own (category_id)
      union
     select category_id, product_id from seed
      union
     select c.id, heavy.id from category c,
            lateral (select p.id from product p where p.category_id = c.id and ${IS_VISIBLE}
                      order by p.sales_weight desc, p.id desc limit $5) as heavy
      union
     select c.id, heavy.id from category c,
            lateral (select p.id from product p where p.root_category_id = c.id and ${IS_VISIBLE}
                      order by p.sales_weight desc, p.id desc limit $5) as heavy
   )
   select c.category_id, c.product_id, p.sales_weight,
          jsonb_build_object('day', coalesce(sold.day, 0), 'week', coalesce(sold.week, 0), 'month', coalesce(sold.month, 0)) as sold,
          jsonb_build_object('day', seed.day, 'week', seed.week, 'month', seed.month) as seeds
     from candidate c
     join product p on p.id = c.product_id and ${IS_VISIBLE}
     left join sold on sold.product_id = c.product_id
     left join seed on seed.category_id = c.category_id and seed.product_id = c.product_id`,
).narrow<Pick<CandidateRow, "seeds" | "sold">>();

/**
 * Lists candidates: products that sold, those named by the catalogue, and of each category as many of the heaviest as
 * there are places.
 */
export function listBestCandidates(
  db: Runner,
  begins: Record<BestType, string>,
  sold: readonly OrderItemProductStatus[],
  most: number,
): Promise<CandidateRow[]> {
  return db.run(LIST_CANDIDATES, [begins.day, begins.week, begins.month, sold, most]);
}

export type BestRank = {
  category_id: number;
  date_type: BestType;
  product_id: number;
  position: number;
  sold_units: number;
};

const LOCK = statement(
  "lock-best-ranking",
  "select pg_advisory_xact_lock(hashtext('best ranking'))::text as locked",
).narrow<{ locked: "" }>();

const WRITE_PLACES = statement(
  "write-best-ranking",
  `with place as (
     select * from jsonb_to_recordset($1::jsonb)
         as r (category_id bigint, date_type text, product_id bigint, position integer, sold_units integer)
   ), gone as (
     delete from best_ranking b
      where (b.category_id, b.date_type, b.product_id) not in (select category_id, date_type, product_id from place)
     returning 1
   ), written as (
     insert into best_ranking (category_id, date_type, product_id, position, previous_position, sold_units, ranked_at)
     select place.category_id, place.date_type, place.product_id, place.position,
            -- Nobody is new in the first ranking of all.
            case when exists (select from best_ranking b
                               where b.category_id = place.category_id and b.date_type = place.date_type)
                 then null else place.position end,
            place.sold_units, $2
       from place
         on conflict (category_id, date_type, product_id) do update
        set position = excluded.position, sold_units = excluded.sold_units, ranked_at = excluded.ranked_at,
            previous_position = case when best_ranking.ranked_at < $3 then best_ranking.position
                                     else best_ranking.previous_position end
      where (best_ranking.position, best_ranking.sold_units) <> (excluded.position, excluded.sold_units)
         or (best_ranking.ranked_at < $3 and best_ranking.previous_position is distinct from best_ranking.position)
     returning 1
   )
   select (select count(*) from gone)::int + (select count(*) from written)::int as changed`,
);

/**
 * Writes the places of the rankings; unchanged ones are not written. The previous place of a product is its place at
 * the beginning of the KST day.
 *
 * @param today the instant at which that day began
 * @returns how many places changed
 */
export async function writeBestRanks(
  tx: Tx,
  places: readonly BestRank[],
  now: Date,
  today: string,
): Promise<number> {
  await tx.run(LOCK, []);
  return requireOneRow(await tx.run(WRITE_PLACES, [JSON.stringify(places), now, today])).changed;
}
