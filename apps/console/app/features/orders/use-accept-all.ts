import { useMutation } from "@tanstack/react-query";
import { toasts } from "../../ui/feedback/toast-store.ts";
import { useAcceptOrders } from "./use-accept-orders.ts";

/**
 * Accepts orders in one call that are read when it is asked for, with the way back in its message.
 *
 * @param read ids of the orders that wait to be accepted now
 */
export function useAcceptAll(read: () => Promise<readonly number[]>): {
  acceptAll(): void;
  isPending: boolean;
} {
  const accept = useAcceptOrders(() => undefined);
  const reading = useMutation({
    mutationFn: read,
    onSuccess(orderIds) {
      if (orderIds.length > 0) accept.mutate({ orderIds, key: crypto.randomUUID() });
      else toasts.show({ text: "이미 모두 접수했어요" });
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
  });
  const isPending = reading.isPending || accept.isPending;
  return { isPending, acceptAll: () => void (isPending || reading.mutate()) };
}
