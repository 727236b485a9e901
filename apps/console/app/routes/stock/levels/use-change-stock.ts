import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

const SET_STOCK = "PUT /operator/v1/options/{id}/stock";
type StockChange = { id: number; name: string; seenOnHand: number; onHand: number; reason: string };

/** Corrects the units on hand of an option over those that were seen, with the reason; taken back by another correction. */
export function useChangeStock(onDone?: () => void) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const change = useMutation({
    mutationFn: ({ id, seenOnHand, onHand, reason }: StockChange) => {
      const input = { path: { id }, body: { seenOnHand, onHand, reason } };
      return callApi(SET_STOCK, input, keyOf(input));
    },
    onSuccess(_, { id, name, seenOnHand, onHand, reason }) {
      const isUndo = reason === UNDO;
      const undo = { id, name, seenOnHand: onHand, onHand: seenOnHand, reason: UNDO };
      toasts.show({
        text: isUndo ? "되돌렸어요" : `${name} 가진 것을 ${onHand.toLocaleString()}개로 고쳤어요`,
        ...(!isUndo && { action: { label: "되돌리기", run: () => change.mutate(undo) } }),
      });
      onDone?.();
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["stock"] }),
  });
  return change;
}

const UNDO = "되돌리기";
