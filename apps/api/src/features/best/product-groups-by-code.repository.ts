import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { IS_VISIBLE } from "../catalog/product-summary.sql.ts";

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
