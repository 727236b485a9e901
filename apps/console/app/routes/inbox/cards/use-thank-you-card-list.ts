import { useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type CardRow = Reply<"GET /operator/v1/thank-you-cards">["list"][number];

const ROWS = 50;

/** Reads thank-you cards that are shown or hidden, the newest first. */
export function useThankYouCardList(isHidden: boolean) {
  return useInfiniteQuery({
    queryKey: ["thank-you-cards", isHidden],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/thank-you-cards", {
        query: { isHidden, take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => nextPage,
  });
}
