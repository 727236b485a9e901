import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/console-api.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

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
