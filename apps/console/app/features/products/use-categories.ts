import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";
import { readAllPages } from "../../api/read-all-pages.ts";

export type Category = Reply<"GET /operator/v1/categories">["list"][number];

const NONE: Category[] = [];

/** Query for all categories in the order of the shop: each root, followed by its own. */
export const categoriesQuery = queryOptions({
  queryKey: ["categories"],
  queryFn: () =>
    readAllPages((nextPage) => callApi("GET /operator/v1/categories", { query: { take: 100, ...nextPage } })),
  select: treeOrder,
});

/** Returns all categories in the order of the shop; none before they have come. */
export function useCategories(): readonly Category[] {
  return useQuery(categoriesQuery).data ?? NONE;
}

/** Sorts categories: the roots by their `sort`, each followed by its own children by theirs. */
export function treeOrder(categories: readonly Category[]): Category[] {
  const bySort = categories.toSorted((a, b) => a.sort - b.sort || a.id - b.id);
  const roots = bySort.filter(({ parentId }) => parentId === null);
  return roots.flatMap((root) => [root, ...bySort.filter(({ parentId }) => parentId === root.id)]);
}
