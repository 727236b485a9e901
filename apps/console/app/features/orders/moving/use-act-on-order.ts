import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { useUndoChange } from "../../changes/use-undo-change.ts";

type Move =
  | "PUT /operator/v1/gift-groups/{id}/notify-at"
  | "PUT /operator/v1/gifts/{id}/swap/take-back"
  | "PUT /operator/v1/orders/{id}/hold"
  | "PUT /operator/v1/orders/{id}/dispatch"
  | "PUT /operator/v1/orders/{id}/cancel"
  | "PUT /operator/v1/orders/{id}/stock-out"
  | "PUT /operator/v1/orders/{id}/delivery-address"
  | "PUT /operator/v1/orders/{id}/refund-account"
  | "POST /operator/v1/orders/{id}/messages"
  | "POST /operator/v1/orders/{id}/goodwill-refunds"
  | "POST /operator/v1/orders/{id}/products/{pid}/claims"
  | "PUT /operator/v1/orders/{id}/withdraw-request/approve"
  | "PUT /operator/v1/orders/{id}/withdraw-request/deny";

/**
 * Moves an order on by one call, once however often it is tried, and says what was done; what can be taken back before
 * the buyer is told has a way back.
 */
export function useActOnOrder<N extends Move>(name: N, done: string, onDone: () => void) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const undo = useUndoChange("orders");
  return useMutation({
    mutationFn: (input: Input<N>) => callApi(name, input, keyOf(input)),
    onSuccess(reply: Reply<N>) {
      const change = changeOf(reply);
      toasts.show({
        text: done,
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
      onDone();
      return Promise.all([
        client.invalidateQueries({ queryKey: ["orders"] }),
        client.invalidateQueries({ queryKey: ["dispatch"] }),
        client.invalidateQueries({ queryKey: ["waiting"] }),
      ]);
    },
  });
}

/** Returns the change that a reply names; calls whose act cannot be undone name none. */
function changeOf(reply: object): { id: number } | null {
  return "change" in reply ? (reply.change as { id: number } | null) : null;
}
