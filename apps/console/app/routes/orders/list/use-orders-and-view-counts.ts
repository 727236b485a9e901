import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import type { OrderQuery } from "./order-views-and-search-params.ts";

export type OrderRow = Reply<"GET /operator/v1/orders">["list"][number];

const ROWS = 50;

/** Reads the orders of a view, fifty more at each end; the old rows stay while others come. */
export function useOrders(filters: OrderQuery) {
  return useInfiniteQuery({
    queryKey: ["orders", "list", filters],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/orders", {
        query: { ...filters, take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => (nextPage === null ? null : String(nextPage)),
    placeholderData: keepPreviousData,
  });
}

/** Reads how many orders each view has. */
export function useViewCounts() {
  return useQuery({
    queryKey: ["orders", "views"],
    queryFn: () => callApi("GET /operator/v1/order-views"),
  });
}
