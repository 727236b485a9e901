import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/console-api.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { toasts } from "../../ui/feedback/toast-store.ts";

/** Returns how an import is stopped and taken back; each try of one press has the same key. */
export function useStopOrUndoImport() {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const onSettled = () => client.invalidateQueries();
  const onError = ({ message }: Error) => toasts.show({ text: message, isFailure: true });
  const stop = useMutation({
    mutationFn: (id: number) =>
      callApi(
        "PUT /operator/v1/imports/{id}/stop",
        { path: { id }, body: { reason: "콘솔에서 멈춤" } },
        keyOf({ stop: id }),
      ),
    onSuccess: ({ notWrittenCount }) =>
      toasts.show({ text: `멈췄어요. 남은 ${notWrittenCount.toLocaleString()}줄은 고치지 않아요` }),
    onError,
    onSettled,
  });
  const undo = useMutation({
    mutationFn: (id: number) =>
      callApi(
        "POST /operator/v1/imports/{id}/undo",
        { path: { id }, body: { reason: "콘솔에서 되돌림" } },
        keyOf({ undo: id }),
      ),
    onSuccess: ({ changedCount }) => toasts.show({ text: `${changedCount.toLocaleString()}줄을 되돌렸어요` }),
    onError,
    onSettled,
  });
  return { stop, undo };
}
