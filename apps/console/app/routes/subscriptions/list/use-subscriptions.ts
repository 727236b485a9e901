import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type SubscriptionRow = Reply<"GET /operator/v1/subscriptions">["list"][number];
export type SubscriptionFilter = NonNullable<Input<"GET /operator/v1/subscriptions">["query"]>;

const ROWS = 50;

/** Reads subscriptions that meet a filter, the newest first, fifty more at each end. */
export const useSubscriptions = (filter: SubscriptionFilter) =>
  useInfiniteQuery({
    queryKey: ["subscriptions", filter],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/subscriptions", {
        query: { ...filter, take: ROWS, ...(pageParam !== null && { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => nextPage,
    placeholderData: keepPreviousData,
  });
