import type { Category } from "../../features/products/use-categories.ts";

/** Room between neighbours, so that a later category fits between two of them. */
const STEP = 10;

/**
 * Makes the edits by which categories stand in an order: those whose place changes alone.
 *
 * @example diffCategorySort([{ id: 1, version: 1, sort: 10 }, { id: 2, version: 4, sort: 20 }], [2, 1])
 *   // [{ id: 2, version: 4, set: { sort: 10 } }, { id: 1, version: 1, set: { sort: 20 } }]
 */
export function diffCategorySort(
  siblings: readonly Pick<Category, "id" | "version" | "sort">[],
  order: readonly number[],
) {
  const byId = new Map(siblings.map((category) => [category.id, category]));
  return order.flatMap((id, place) => {
    const category = byId.get(id);
    const sort = (place + 1) * STEP;
    return category && category.sort !== sort ? [{ id, version: category.version, set: { sort } }] : [];
  });
}
