import { type RowOf, type Runner, statement } from "../../../db/database.ts";

export type CategoryRow = RowOf<typeof LIST_CATEGORIES>;

const LIST_CATEGORIES = statement(
  "list-categories",
  "select id, parent_id, slug, name, icon, sort from category order by sort, id",
);

export function listCategoryRows(db: Runner): Promise<CategoryRow[]> {
  return db.run(LIST_CATEGORIES, []);
}

export type CategoryFacts = RowOf<typeof FIND_CATEGORY>;

const FIND_CATEGORY = statement(
  "find-category",
  `select c.id, c.parent_id, coalesce(n.visible, 0) as visible, coalesce(n.in_stock, 0) as in_stock
     from category c left join category_count n on n.category_id = c.id
    where c.id = $1`,
);

export async function findCategory(db: Runner, id: number): Promise<CategoryFacts | null> {
  const [row] = await db.run(FIND_CATEGORY, [id]);
  return row ?? null;
}
