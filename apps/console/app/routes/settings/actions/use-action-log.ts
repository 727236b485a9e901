import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import type { ActionLogFilter } from "./parse-action-log-filter.ts";

export type Action = Reply<"GET /operator/v1/actions">["list"][number];

const ROWS = 50;

/** Reads the trail of operators' actions, the newest first. */
export function useActionLog(filter: ActionLogFilter) {
  return useInfiniteQuery({
    queryKey: ["actions", filter],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/actions", {
        query: { ...filter, take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => (nextPage === null ? null : String(nextPage)),
    placeholderData: keepPreviousData,
  });
}

/** Reads the operators by whom the trail is narrowed, also those of closed accounts. */
export const useOperatorNames = () =>
  useQuery({
    queryKey: ["operators"],
    queryFn: () => callApi("GET /operator/v1/operators", {}),
  }).data?.list ?? [];
