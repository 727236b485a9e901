import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { toasts } from "../../../ui/feedback/toasts.ts";

export type ReportRow = Reply<"GET /operator/v1/review-reports">["list"][number];

const ROWS = 50;

export type ReportKind = "reports" | "appeals";

/** Reads reports of reviews, or those whose writer objects, that are open or that were found right. */
export function useReports(kind: ReportKind, isDone: boolean) {
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

type Decision =
  | "PUT /operator/v1/review-reports/{id}/uphold"
  | "PUT /operator/v1/review-reports/{id}/dismiss"
  | "PUT /operator/v1/review-reports/{id}/appeal/uphold"
  | "PUT /operator/v1/review-reports/{id}/appeal/dismiss";

/** Decides a report or an objection with words that its people read. */
export function useDecideReport(name: Decision, done: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { id: number; decision: string }) =>
      callApi(name, { path: { id }, body: { decision } }),
    onSuccess() {
      toasts.show({ text: done });
      onDone();
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["reports"] }),
        client.invalidateQueries({ queryKey: ["waiting"] }),
      ]),
  });
}
