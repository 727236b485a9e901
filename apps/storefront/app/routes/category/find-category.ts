import type { Reply } from "@todayfruit/contract/all-calls";

type Category = Reply<"GET /v1/categories">["list"][number];

/**
 * The root category that an address names, by slug (`fruit`) or id (`91`), or by the id of a category under it, which
 * is then the one to show.
 *
 * @returns `null` when there is no such category
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
