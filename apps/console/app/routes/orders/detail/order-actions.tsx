import { useState } from "react";
import { useAcceptOrders } from "../../../features/orders/use-accept-orders.ts";
import { useMe } from "../../../session/use-me.ts";
import { Button } from "../../../ui/form/button.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { DispatchDialog } from "./dispatch-dialog.tsx";
import { HoldDialog } from "./hold-dialog.tsx";
import type { ShownOrder } from "./use-order.ts";

const DENIED = "출고할 권한이 없어요. 운영자를 관리하는 분에게 요청해 주세요";
const ACCEPTABLE = ["paid", "delivery_delay"];
const HOLDABLE = ["paid", "delivery_waiting"];
const DISPATCHABLE = ["delivery_waiting", "delivery_delay"];

/** What can be done with an order now: accept it, hold it with a reason, send it with an invoice number. */
export function OrderActions({ shown: { order } }: { shown: ShownOrder }) {
  const { may } = useMe();
  const [dialog, setDialog] = useState<"hold" | "dispatch" | null>(null);
  const accept = useAcceptOrders(() => undefined);
  const statuses = order.orderItemProducts.map(
    ({ orderItemProductStatus }) => orderItemProductStatus as string,
  );
  const can = (list: readonly string[]) => statuses.some((status) => list.includes(status));
  const denied = may("orders.ship") ? null : DENIED;
  const acceptOne = () => {
    if (can(ACCEPTABLE) && denied === null && !accept.isPending)
      accept.mutate({ orderIds: [order.id], key: crypto.randomUUID() });
  };
  const close = () => setDialog(null);
  useShortcut("KeyA", acceptOne);
  useShortcut("KeyD", () => can(HOLDABLE) && denied === null && setDialog("hold"));
  return (
    <>
      {can(HOLDABLE) && (
        <Button size="lg" shortcut="D" denied={denied} onClick={() => setDialog("hold")}>
          출고 미루기
        </Button>
      )}
      {can(DISPATCHABLE) && (
        <Button
          size="lg"
          tone={can(ACCEPTABLE) ? "outline" : "primary"}
          denied={denied}
          onClick={() => setDialog("dispatch")}
        >
          송장 적고 보내기
        </Button>
      )}
      {can(ACCEPTABLE) && (
        <Button
          size="lg"
          tone="primary"
          shortcut="A"
          busy={accept.isPending}
          denied={denied}
          onClick={acceptOne}
        >
          접수하기
        </Button>
      )}
      {dialog === "hold" && <HoldDialog orderId={order.id} onClose={close} />}
      {dialog === "dispatch" && <DispatchDialog orderId={order.id} onClose={close} />}
    </>
  );
}
