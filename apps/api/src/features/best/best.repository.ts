import type { BestType } from "@todayfruit/domain/catalog/best-period";
import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { CAN_BE_BOUGHT, IS_VISIBLE, SUMMARY_COLUMNS, SUMMARY_TABLES } from "../catalog/summary.repository.ts";

export type RankedRow = RowOf<typeof LIST_RANKED>;

const LIST_RANKED = statement(
  "list-best",
  `select b.position, b.previous_position, b.ranked_at, ${SUMMARY_COLUMNS}
     from best_ranking b join (${SUMMARY_TABLES}) on p.id = b.product_id
    where b.category_id = $1 and b.date_type = $2 and ${IS_VISIBLE}
      and (not $3 or ${CAN_BE_BOUGHT})
    order by b.position, b.product_id`,
);

export function listRanked(
  db: Runner,
  categoryId: number,
  type: BestType,
  inStockOnly: boolean,
): Promise<RankedRow[]> {
  return db.run(LIST_RANKED, [categoryId, type, inStockOnly]);
}

export type ProductGroupRow = RowOf<typeof LIST_PRODUCT_GROUPS>;

/** Visible products of a group, in order, as SQL. */
const VISIBLE_IDS = `array(select p.id from unnest(g.product_ids) with ordinality as item (id, place)
                             join product p on p.id = item.id where ${IS_VISIBLE} order by place) as product_ids`;

const LIST_PRODUCT_GROUPS = statement(
  "list-product-groups",
  `select g.code, g.name, ${VISIBLE_IDS} from product_group g order by g.sort, g.code`,
);

export function listProductGroups(db: Runner): Promise<ProductGroupRow[]> {
  return db.run(LIST_PRODUCT_GROUPS, []);
}

const FIND_PRODUCT_GROUP = statement(
  "find-product-group",
  `select g.code, g.name, ${VISIBLE_IDS} from product_group g where g.code = $1`,
);

export async function findProductGroup(db: Runner, code: string): Promise<ProductGroupRow | null> {
  const [row] = await db.run(FIND_PRODUCT_GROUP, [code]);
  return row ?? null;
}

export type AdvertisingRow = RowOf<typeof LIST_ADVERTISING>;

const LIST_ADVERTISING = statement(
  "list-advertising",
  `select id, type, category_id, product_id, badge from advertising
    where type = $1 or $1 is null
    order by type, category_id, sort, id`,
);

export function listAdvertising(db: Runner, type: "best" | "home" | undefined): Promise<AdvertisingRow[]> {
  return db.run(LIST_ADVERTISING, [type ?? null]);
}

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
