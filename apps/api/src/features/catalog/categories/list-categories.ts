import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { type CategoryRow, listCategoryRows } from "./read-categories.repository.ts";

/** Lists the root categories with or without children, each level in its own order; one statement. */
export async function listCategories(
  { query }: Input<"GET /v1/categories">,
  { db }: Context,
): Promise<Answer<"GET /v1/categories">> {
  const rows = await listCategoryRows(db);
  const childrenOf = Map.groupBy(rows, (row) => row.parent_id);
  const roots = childrenOf.get(null) ?? [];
  return ok({
    list: roots.map((root) => ({
      ...present(root),
      children: query?.withChildren ? (childrenOf.get(root.id) ?? []).map(present) : [],
    })),
  });
}

function present({ id, slug, name, icon, parent_id }: CategoryRow) {
  return { id, slug, name, icon, parentId: parent_id };
}
