import type { Reply } from "@todayfruit/contract/all-calls";
import { useState } from "react";
import { canCancel, statusesOf } from "../../../features/cancellations/can-cancel.ts";
import { CancellationSheet } from "../../../features/cancellations/cancellation-sheet.tsx";
import type { CancellationTarget } from "../../../features/cancellations/cancellation-target.ts";
import { CompletionWell } from "../../../features/orders/completion-well.tsx";
import { OrderedItemActions } from "../../../features/orders/ordered-item-actions.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { OrderedProducts } from "./ordered-products.tsx";

type OrderProductActionsProps = {
  order: Reply<"GET /v1.2/app-users/orders/{id}">;
  isGuest: boolean;
};

/** Products of an order with what can be done about each, and the buttons of the whole. */
export function OrderProductActions({ order, isGuest }: OrderProductActionsProps) {
  const [target, setTarget] = useState<CancellationTarget | null>(null);
  const { id: orderId, withdrawType, withdrawNotice, orderItemProducts: products, address } = order;
  const { guestOrderName: name, guestOrderPhone: phone } = address ?? {};
  const isWhole = canCancel({ withdrawType, statuses: statusesOf(products), isWhole: true });
  return (
    <>
      <OrderedProducts
        products={products}
        action={(item) => (
          <>
            {!isGuest && <CompletionWell orderId={orderId} item={item} />}
            <OrderedItemActions orderId={orderId} item={item} onCancel={setTarget} />
          </>
        )}
      />
      {withdrawType === "withdraw_deny" && withdrawNotice && (
        <p className="bg-surface px-gutter pb-5 text-label text-ink-2">{withdrawNotice}</p>
      )}
      {isWhole && products.length > 1 && (
        <div className="bg-surface px-gutter pb-5">
          <Button block tone="outline" onClick={() => setTarget({ orderId, product: null })}>
            주문 전체 취소
          </Button>
        </div>
      )}
      <CancellationSheet
        target={target}
        onClose={() => setTarget(null)}
        guest={isGuest && name && phone ? { name, phone } : null}
      />
    </>
  );
}
