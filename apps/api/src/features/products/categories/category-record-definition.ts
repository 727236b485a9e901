import type { CategoryFields } from "@todayfruit/contract/products/operator-categories.calls";
import type { Static } from "typebox";
import type { RowRefusal } from "../../record-edits/editable-record-types.ts";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";
import { listCategoryConflicts } from "./category-conflicts.repository.ts";

type Refusal = "CATEGORY_PARENT_INVALID" | "SLUG_TAKEN";

/** Category as a record that operators edit; two levels deep. */
export const categoryRecordDefinition = buildTableRecord<"category", Static<typeof CategoryFields>, Refusal>({
  noun: "categories",
  subject: "category",
  permission: "catalog.edit",
  table: "category",
  columns: {
    parentId: ["parent_id", "bigint"],
    slug: ["slug", "text"],
    name: ["name", "text"],
    icon: ["icon", "text"],
    sort: ["sort", "integer"],
  },
  usedBy: `exists (select from category u where u.parent_id = t.id)
    or exists (select from product u where u.category_id = t.id or u.root_category_id = t.id)
    or exists (select from sub_tab u where u.category_id = t.id)
    or exists (select from category_display_group u where u.category_id = t.id)
    or exists (select from best_ranking_tiebreaker u where u.category_id = t.id)
    or exists (select from best_ranking u where u.category_id = t.id)
    or exists (select from advertisement u where u.category_id = t.id)
    or exists (select from display_group u where t.id = any(u.category_ids))`,
  async check(tx, rows) {
    const conflicts = await listCategoryConflicts(
      tx,
      rows.map(({ id, edited }) => ({ id, ...edited })),
    );
    return conflicts.flatMap(({ id, is_parent_invalid, is_slug_taken }): RowRefusal<Refusal>[] => [
      ...(is_parent_invalid ? [{ id, code: "CATEGORY_PARENT_INVALID", field: "parentId" } as const] : []),
      ...(is_slug_taken ? [{ id, code: "SLUG_TAKEN", field: "slug" } as const] : []),
    ]);
  },
});
