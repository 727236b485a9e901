import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import type { SettlementView } from "./settlement-list-views.ts";

export type SettlementRow = Reply<"GET /operator/v1/settlements">["list"][number];

const ROWS = 50;

/** Reads the closed settlements of a view, the newest first, fifty more at each end. */
export function useSettlements({ view, filter }: SettlementView) {
  return useInfiniteQuery({
    queryKey: ["settlements", "list", view],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/settlements", {
        query: { ...filter, take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => (nextPage === null ? null : String(nextPage)),
    placeholderData: keepPreviousData,
  });
}
