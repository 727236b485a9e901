import type { Reply } from "@todayfruit/contract/all-calls";

type Category = Reply<"GET /v1/categories">["list"][number];

/**
 * Finds the root category by slug (`fruit`) or id (`91`), or by the id of one of its children, which is returned with
 * it.
 *
 * @returns `null` for an unknown category
 */
export function findCategory(
  categories: readonly Category[],
  name: string,
): { root: Category; sub: number | null } | null {
  for (const root of categories) {
    if (root.slug === name || String(root.id) === name) return { root, sub: null };
    const child = root.children.find(({ id }) => String(id) === name);
    if (child) return { root, sub: child.id };
  }
  return null;
}
