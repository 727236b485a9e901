import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type LogFilter = NonNullable<Input<"GET /operator/v1/messages">["query"]>;
export type LoggedMessage = Reply<"GET /operator/v1/messages">["list"][number];

const ROWS = 50;

/** Reads sent and waiting messages, the newest first; each reading is recorded with the members that it shows. */
export function useMessageLog(filter: LogFilter) {
  return useInfiniteQuery({
    queryKey: ["messages", filter],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/messages", {
        query: { ...filter, take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => (nextPage === null ? null : String(nextPage)),
    placeholderData: keepPreviousData,
  });
}
