import { useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type PricedOption = Reply<"GET /operator/v1/prices">["list"][number];
export type PriceFilter = { productId?: number; categoryId?: number; distributorId?: number };

const ROWS = 100;

/** Reads the prices of options in the order of their products, a hundred more at each end. */
export function usePricedOptions(filter: PriceFilter) {
  return useInfiniteQuery({
    queryKey: ["products", "prices", filter],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/prices", {
        query: { ...filter, take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => (nextPage === null ? null : String(nextPage)),
  });
}
