import { type RowOf, type Runner, statement } from "../../../db/database.ts";

const CONFLICTS = statement(
  "list-video-conflicts",
  `with edited as (
     select * from jsonb_to_recordset($1::jsonb) as e (id bigint, slug text, "productIds" bigint[])
   )
   select e.id,
          exists (select from video v where v.slug = e.slug and v.id <> e.id
                  union all select from edited other where other.slug = e.slug and other.id < e.id) as is_slug_taken,
          exists (select from unnest(e."productIds") as shown (id)
                   where not exists (select from product p where p.id = shown.id)) as has_unknown_product
     from edited e order by e.id`,
).narrow<{ id: number }>();

/** Reads what contradicts edited videos: an address that another one has, and products that do not exist. */
export function listVideoConflicts(db: Runner, rows: readonly object[]): Promise<RowOf<typeof CONFLICTS>[]> {
  return db.run(CONFLICTS, [JSON.stringify(rows)]);
}
