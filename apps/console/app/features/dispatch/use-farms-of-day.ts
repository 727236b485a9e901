import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";

export type FarmOfDay = Reply<"GET /operator/v1/dispatch-farms">["list"][number];

const ROWS = 100;

/**
 * Reads the farms that have something to send on a day by pages, what is open first.
 *
 * @param enabled false for an operator who may not read them
 */
export function useFarmsOfDay(day: string, enabled = true) {
  return useInfiniteQuery({
    enabled,
    queryKey: ["dispatch", "farms", day],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/dispatch-farms", {
        query: { day, take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => nextPage,
    placeholderData: keepPreviousData,
  });
}

/** Reads what one farm has to send on a day; `null` for nothing. */
export function useFarmOfDay(day: string, distributorId: number) {
  return useQuery({
    queryKey: ["dispatch", "farm", day, distributorId],
    queryFn: async () => {
      const { list } = await callApi("GET /operator/v1/dispatch-farms", { query: { day, distributorId } });
      return list[0] ?? null;
    },
  });
}
