import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import type { CouponView } from "./coupon-list-view-filters.ts";

export type CouponRow = Reply<"GET /operator/v1/coupons">["list"][number];

const ROWS = 50;

/** Reads the coupons of a view with their results, the newest first, fifty more at each end. */
export function useCoupons({ view, filter }: CouponView) {
  return useInfiniteQuery({
    queryKey: ["coupons", view],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/coupons", {
        query: { ...filter, take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => (nextPage === null ? null : String(nextPage)),
    placeholderData: keepPreviousData,
  });
}
