import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { toasts } from "../../../ui/feedback/toasts.ts";

export type InquiryRow = Reply<"GET /operator/v1/inquiries">["list"][number];

const ROWS = 50;

/** Reads inquiries, those that have waited longest first. */
export function useInquiries(status: "waiting" | "answered") {
  return useInfiniteQuery({
    queryKey: ["inquiries", "list", status],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/inquiries", {
        query: { status, take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextPage }) => nextPage,
  });
}

/** Reads one inquiry with all of its texts. */
export function useInquiry(id: number) {
  return useQuery({
    queryKey: ["inquiries", "one", id],
    queryFn: () => callApi("GET /operator/v1/inquiries/{id}", { path: { id } }),
  });
}

/** Answers an inquiry after the text that was read last; one that came since is refused. */
export function useAnswerInquiry(id: number, onAnswered: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { contents: string; lastMessageId: number }) =>
      callApi("POST /operator/v1/inquiries/{id}/answer", { path: { id }, body }, crypto.randomUUID()),
    onSuccess() {
      toasts.show({ text: "답변을 보냈어요. 물어본 분에게 알려요" });
      onAnswered();
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["inquiries"] }),
        client.invalidateQueries({ queryKey: ["waiting"] }),
      ]),
  });
}
