import { api } from "../../../../api/browser-api.ts";
import { Modal } from "../../../../ui/overlay/modal.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { useChangeSubscription } from "../use-change-subscription.ts";
import type { SubscriptionSheetProps } from "./subscription-sheet-props-types.ts";

/** Asks whether a subscription ends, and ends it. */
export function EndSubscriptionModal({ subscription: { id }, onClose }: SubscriptionSheetProps) {
  const ending = useChangeSubscription();
  const end = () =>
    ending.mutate({
      send: () => api("PUT /v1/app-users/subscriptions/{id}/end", { path: { id } }),
      done: () => {
        showSnackbar("정기배송을 그만뒀어요", { tone: "success" });
        onClose();
      },
    });
  return (
    <Modal
      style="withTitle"
      open
      title="정기배송을 그만둘까요?"
      onClose={onClose}
      cancelLabel="계속 받기"
      confirm={{ label: "그만두기", run: end, destructive: true }}
    >
      그 뒤로는 아무것도 결제하지 않아요. 이미 결제한 주문은 그대로 보내드려요.
    </Modal>
  );
}
