import { useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type ReportRow = Reply<"GET /operator/v1/review-reports">["list"][number];

const ROWS = 50;

export type ReportKind = "reports" | "appeals";

/** Reads reports of reviews, or those whose writer objects, that are open or that were found right. */
export function useReviewReportsAndAppeals(kind: ReportKind, isDone: boolean) {
  return useInfiniteQuery({
    queryKey: ["reports", kind, isDone],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/review-reports", {
        query: {
          take: ROWS,
          appeals: kind === "appeals",
          status: isDone ? "upheld" : "requested",
          ...(pageParam === null ? {} : { nextPage: pageParam }),
        },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextPage }) => nextPage,
  });
}
