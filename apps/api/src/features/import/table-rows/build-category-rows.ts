import type { CategoryRecord } from "../records/category-record.ts";
import type { ImportedRow } from "./imported-row-types.ts";

/** Builds the rows of a root category and its children, the root first. */
export function buildCategoryRows({ children, ...root }: CategoryRecord): ImportedRow<"category">[] {
  return [
    { id: root.id, parent_id: null, slug: root.slug, name: root.name, icon: root.icon, sort: root.sort },
    ...children.map(({ id, name, icon, sort }) => ({ id, parent_id: root.id, slug: null, name, icon, sort })),
  ];
}
