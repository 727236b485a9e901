import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { type ClaimView, claimQueryOf } from "./claim-list-view-filters.ts";

export type ClaimRow = Reply<"GET /operator/v1/claims">["list"][number];

const ROWS = 50;

/** Reads the claims of a view, those that have waited longest first. */
export function useClaims(view: ClaimView) {
  return useInfiniteQuery({
    queryKey: ["claims", view],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/claims", {
        query: { ...claimQueryOf(view), take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextPage }) => nextPage,
  });
}

/** Reads the orders whose buyers ask to cancel. */
export function useCancellationRequests() {
  return useQuery({
    queryKey: ["orders", "to-cancel"],
    queryFn: () => callApi("GET /operator/v1/orders", { query: { status: "withdraw_request", take: ROWS } }),
  });
}
