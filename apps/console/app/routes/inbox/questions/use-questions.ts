import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { toasts } from "../../../ui/feedback/toasts.ts";

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

/** Answers a question; its writer is told at once, so it is asked for by a press of its own. */
export function useAnswer(onAnswered: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, contents }: { id: number; contents: string }) =>
      callApi("POST /operator/v1/questions/{id}/answer", { path: { id }, body: { contents } }),
    onSuccess() {
      toasts.show({ text: "답변을 보냈어요. 물어본 분에게 알려요" });
      onAnswered();
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["questions"] }),
        client.invalidateQueries({ queryKey: ["waiting"] }),
      ]),
  });
}
