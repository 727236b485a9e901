import type { OrderToAccept } from "../../../features/dispatch/use-orders-to-accept.ts";
import { useAcceptOrders } from "../../../features/orders/use-accept-orders.ts";
import { Button } from "../../../ui/form/button.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";

/** Accepts the orders of a farm that wait for it. @param props `isFirst` where nothing on the page comes before it */
export function AcceptPaidButton({
  orders,
  isFirst,
}: {
  orders: readonly OrderToAccept[];
  isFirst: boolean;
}) {
  const accept = useAcceptOrders(() => undefined);
  const acceptAll = () => {
    if (orders.length > 0 && !accept.isPending)
      accept.mutate({ orderIds: orders.map(({ id }) => id), key: crypto.randomUUID() });
  };
  useShortcut("KeyA", acceptAll);
  if (orders.length === 0) return null;
  return (
    <Button
      size="lg"
      tone={isFirst ? "primary" : "tint"}
      shortcut="A"
      busy={accept.isPending}
      onClick={acceptAll}
    >
      접수 전 {orders.length}건 접수하기
    </Button>
  );
}
