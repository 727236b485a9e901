import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { SUMMARY_COLUMNS, SUMMARY_TABLES } from "../catalog/product-summary.sql.ts";

export type WholesaleRow = RowOf<typeof LIST_WHOLESALE>;

const LIST_WHOLESALE = statement(
  "list-new-wholesale",
  `select root.id as root_id, root.slug as root_slug, root.name as root_name, ${SUMMARY_COLUMNS}
     from category root
    cross join lateral (select w.id, w.created_at from product w
                         where w.root_category_id = root.id and w.is_wholesale
                           and w.status not in ('waiting', 'suspended', 'removed')
                         order by w.created_at desc, w.id desc limit $1) as newest
     join (${SUMMARY_TABLES}) on p.id = newest.id
    where root.parent_id is null
    order by root.sort, root.id, newest.created_at desc, newest.id desc`,
);

/** Lists the newest wholesale products of each root category that has any. */
export function listNewWholesale(db: Runner, take: number): Promise<WholesaleRow[]> {
  return db.run(LIST_WHOLESALE, [take]);
}
