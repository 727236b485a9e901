import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/console-api.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

type Decision =
  | "PUT /operator/v1/review-reports/{id}/uphold"
  | "PUT /operator/v1/review-reports/{id}/dismiss"
  | "PUT /operator/v1/review-reports/{id}/appeal/uphold"
  | "PUT /operator/v1/review-reports/{id}/appeal/dismiss";

/** Decides a report or an objection with words that its people read. */
export function useDecideReportOrAppeal(name: Decision, done: string, onDone: () => void) {
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
