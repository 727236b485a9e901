import { type RowOf, statement, type Tx } from "../../../db/database.ts";

const LOCK_PRODUCTS = statement(
  "lock-products-of-reviews",
  `select id from product where id in (select product_id from review where id = any($1::bigint[]))
    order by id for no key update`,
);

/** Locks the products of reviews in the order of their ids, so that concurrent pins take different places. */
export async function lockProductsOfReviews(tx: Tx, reviewIds: readonly number[]): Promise<void> {
  await tx.run(LOCK_PRODUCTS, [reviewIds]);
}

export type PinTurn = RowOf<typeof LIST_TURNS>;

const LIST_TURNS = statement(
  "list-turns-of-pinned-reviews",
  `with edited as materialized (
     select r.id, r.product_id, r.pin_place, e."isPinned" as is_pinned
       from jsonb_to_recordset($1::jsonb) as e (id bigint, "isPinned" boolean) join review r on r.id = e.id
   ), free as (
     select p.product_id, array_agg(place order by place) as places
       from (select distinct product_id from edited) p cross join generate_series(1, 3) place
      where not exists (
        select from review o
         where o.product_id = p.product_id and o.pin_place = place
           and not exists (select from edited e where e.id = o.id and not e.is_pinned))
      group by p.product_id
   )
   select e.id, f.places[row_number() over (partition by e.product_id order by e.id)] as place
     from edited e left join free f on f.product_id = e.product_id
    where e.is_pinned and e.pin_place is null`,
).narrow<{ place: number | null }>();

/** Lists the reviews to pin with the free place that each takes; `null` where its product has no place left. */
export function listPinTurns(tx: Tx, rows: readonly { id: number; isPinned: boolean }[]): Promise<PinTurn[]> {
  return tx.run(LIST_TURNS, [JSON.stringify(rows)]);
}
