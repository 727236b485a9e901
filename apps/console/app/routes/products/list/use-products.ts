import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "../../../api/console-api.ts";
import {
  changeListedProducts,
  PRODUCT_LISTS,
} from "../../../features/products/update-cached-product-lists.ts";
import type { ProductFilter } from "./product-views-and-search-params.ts";

/** Rows of a page, and most rows that are read again at once. */
const ROWS = 100;
const AGAIN_MS = 5000;

/**
 * Reads products page by page, the newest first. What was read is not read again as a whole: a list of 100,000 rows has a
 * thousand pages. The rows in sight are, by `useFreshRows`.
 */
export function useProducts(filter: ProductFilter) {
  const query = useInfiniteQuery({
    queryKey: [PRODUCT_LISTS, filter],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/products", {
        query: { ...filter, take: ROWS, ...(pageParam !== null && { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => nextPage,
    staleTime: Number.POSITIVE_INFINITY,
    // Comparing all pages at each one would cost more than drawing it.
    structuralSharing: false,
  });
  const pages = query.data?.pages;
  const rows = useMemo(() => pages?.flatMap(({ list }) => list), [pages]);
  return { ...query, rows };
}

/** Reads the rows in sight again every five seconds, and after each edit, into the lists that have them. */
export function useFreshRows(ids: readonly number[]): void {
  const client = useQueryClient();
  const wanted = ids.slice(0, ROWS).join(",");
  useQuery({
    queryKey: ["products", "rows", wanted],
    queryFn: async () => {
      const { list } = await callApi("GET /operator/v1/products", { query: { ids: wanted, take: ROWS } });
      const fresh = new Map(list.map((row) => [row.id, row]));
      changeListedProducts(client, (row) => {
        const now = fresh.get(row.id);
        return now && JSON.stringify(now) !== JSON.stringify(row) ? now : row;
      });
      return list.length;
    },
    enabled: wanted !== "",
    refetchInterval: AGAIN_MS,
    gcTime: 0,
  });
}
