import { useState } from "react";
import { HoldDialog } from "../../../features/orders/moving/hold-dialog.tsx";
import { useAcceptOrders } from "../../../features/orders/use-accept-orders.ts";
import { useMe } from "../../../session/use-me.ts";
import { Button } from "../../../ui/form/button.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { CancelDialog } from "./dialogs/cancel-dialog.tsx";
import { CancellationRequestDialog } from "./dialogs/cancellation-request-dialog.tsx";
import { DispatchDialog } from "./dialogs/dispatch-dialog.tsx";
import type { ShownOrder } from "./use-order.ts";

const UNPAID_OR_PREPARED = ["bank_transfer_waiting", "paid", "delivery_waiting", "delivery_delay"];
const REFUND_DENIED = "돌려줄 권한이 없어요. 운영자를 관리하는 분에게 요청해 주세요";
const CLAIM_DENIED = "취소 요청을 판단할 권한이 없어요. 운영자를 관리하는 분에게 요청해 주세요";
const DENIED = "출고할 권한이 없어요. 운영자를 관리하는 분에게 요청해 주세요";
const ACCEPTABLE = ["paid", "delivery_delay"];
const HOLDABLE = ["paid", "delivery_waiting"];
const DISPATCHABLE = ["delivery_waiting", "delivery_delay"];

/** Actions that the order allows now: accept, hold, send, cancel for the buyer, decide a request to cancel. */
export function OrderActions({ shown: { order } }: { shown: ShownOrder }) {
  const { may } = useMe();
  const [dialog, setDialog] = useState<"hold" | "dispatch" | "cancel" | "request" | null>(null);
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
      {can(UNPAID_OR_PREPARED) && (
        <Button
          size="lg"
          tone="danger"
          denied={may("orders.refund") ? null : REFUND_DENIED}
          onClick={() => setDialog("cancel")}
        >
          대신 취소하기
        </Button>
      )}
      {can(["withdraw_request"]) && (
        <Button
          size="lg"
          tone="primary"
          denied={may("claims.decide") ? null : CLAIM_DENIED}
          onClick={() => setDialog("request")}
        >
          취소 요청 보기
        </Button>
      )}
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
      {dialog === "cancel" && <CancelDialog orderId={order.id} onClose={close} />}
      {dialog === "request" && <CancellationRequestDialog orderId={order.id} onClose={close} />}
      {dialog === "hold" && <HoldDialog orderId={order.id} onClose={close} />}
      {dialog === "dispatch" && <DispatchDialog orderId={order.id} onClose={close} />}
    </>
  );
}
