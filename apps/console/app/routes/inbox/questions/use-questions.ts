import { useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type QuestionRow = Reply<"GET /operator/v1/questions">["list"][number];
export type QuestionStatus = QuestionRow["status"];

const ROWS = 50;

/** Reads questions about products, those that have waited longest first. */
export function useQuestions(status: QuestionStatus) {
  return useInfiniteQuery({
    queryKey: ["questions", status],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/questions", {
        query: { status, take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextPage }) => nextPage,
  });
}
