import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/console-api.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

/** Answers a question; its writer is told at once, so it is asked for by a press of its own. */
export function useAnswerQuestion(onAnswered: () => void) {
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
