import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/console-api.ts";
import { toasts } from "../../ui/feedback/toasts.ts";

/** Most orders of one call. */
const MOST = 500;

/**
 * Accepts orders in one call: those that can be accepted are, and the others are named with the reason.
 *
 * @param onRefused ids that were not accepted
 */
export function useAcceptOrders(onRefused: (ids: number[]) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ orderIds, key }: { orderIds: readonly number[]; key: string }) =>
      callApi(
        "POST /operator/v1/orders/accept",
        { query: { partial: true }, body: { orderIds: orderIds.slice(0, MOST) } },
        key,
      ),
    onSuccess({ rows, refused }) {
      onRefused(refused.map(({ id }) => id));
      const [first] = refused;
      toasts.show({
        text: first
          ? `${rows.length}건을 접수했어요 · ${refused.length}건은 못 했어요: ${first.message}`
          : `${rows.length}건을 접수했어요`,
        isFailure: first !== undefined,
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
