import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

type MemberQuery = NonNullable<Input<"GET /operator/v1/members">["query"]>;
export type MemberRow = Reply<"GET /operator/v1/members">["list"][number];

const ROWS = 50;

/** Reads members, the newest first, fifty more at each end. */
export function useMembers(filters: MemberQuery) {
  return useInfiniteQuery({
    queryKey: ["members", "list", filters],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/members", {
        query: { ...filters, take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => (nextPage === null ? null : String(nextPage)),
    placeholderData: keepPreviousData,
  });
}
