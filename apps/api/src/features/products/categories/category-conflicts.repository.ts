import { type RowOf, statement, type Tx } from "../../../db/database.ts";

const LIST = statement(
  "list-category-conflicts",
  `select e.id,
          -- The parent is a root; a category with children, or with products as their root, stays one.
          e."parentId" is not null and (
            e."parentId" = e.id or not exists (select from category p where p.id = e."parentId" and p.parent_id is null)
            or exists (select from category c where c.parent_id = e.id)
            or exists (select from product p where p.root_category_id = e.id))
          or (e."parentId" is null and exists (select from category own where own.id = e.id and own.parent_id is not null)
              and exists (select from product p where p.category_id = e.id))
          or (e."parentId" is not null and exists (
                select from category own join product p on p.category_id = own.id
                 where own.id = e.id and own.parent_id is distinct from e."parentId")) as is_parent_invalid,
          exists (select from category c where c.slug = e.slug and c.id <> e.id)
            or (select count(*) from jsonb_to_recordset($1::jsonb) as o(slug text) where o.slug = e.slug) > 1 as is_slug_taken
     from jsonb_to_recordset($1::jsonb) as e(id bigint, "parentId" bigint, slug text)`,
).narrow<{ id: number; is_parent_invalid: boolean; is_slug_taken: boolean }>();

/** Finds which categories would have an impossible parent, or a slug that another one has. */
export function listCategoryConflicts(tx: Tx, rows: readonly object[]): Promise<RowOf<typeof LIST>[]> {
  return tx.run(LIST, [JSON.stringify(rows)]);
}
