import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/console-api.ts";
import { toasts } from "../../ui/feedback/toast-store.ts";
import { useUndoChange } from "../changes/use-undo-change.ts";

/** Most orders of one call. */
export const MOST_ACCEPTED = 500;

/**
 * Accepts orders in one call: those that can be accepted are, and the others are named with the reason. The message takes
 * it back as long as the buyers were not told.
 *
 * @param onRefused ids that were not accepted
 */
export function useAcceptOrders(onRefused: (ids: number[]) => void) {
  const client = useQueryClient();
  const undo = useUndoChange("orders");
  return useMutation({
    mutationFn: ({ orderIds, key }: { orderIds: readonly number[]; key: string }) =>
      callApi(
        "POST /operator/v1/orders/accept",
        { query: { partial: true }, body: { orderIds: orderIds.slice(0, MOST_ACCEPTED) } },
        key,
      ),
    onSuccess({ change, rows, refused }) {
      onRefused(refused.map(({ id }) => id));
      const [first] = refused;
      toasts.show({
        text: first
          ? `${rows.length}건을 접수했어요 · ${refused.length}건은 못 했어요: ${first.message}`
          : `${rows.length}건을 접수했어요`,
        isFailure: first !== undefined,
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["orders"] }),
        client.invalidateQueries({ queryKey: ["dispatch"] }),
        client.invalidateQueries({ queryKey: ["waiting"] }),
      ]),
  });
}
