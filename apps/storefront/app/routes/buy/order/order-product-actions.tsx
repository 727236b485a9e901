import type { Reply } from "@todayfruit/contract/all-calls";
import { canCancel, statusesOf } from "../../../features/cancellations/can-cancel.ts";
import type { CancellationTarget } from "../../../features/cancellations/cancellation-target.ts";
import { CompletionWell } from "../../../features/orders/completion-well.tsx";
import { OrderedItemActions } from "../../../features/orders/ordered-item-actions.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { OrderedProducts } from "./ordered-products.tsx";

type OrderProductActionsProps = {
  order: Reply<"GET /v1.2/app-users/orders/{id}">;
  isGuest: boolean;
  onCancel(target: CancellationTarget): void;
};

/** Products of an order with what can be done about each, and the buttons of the whole. */
export function OrderProductActions({ order, isGuest, onCancel }: OrderProductActionsProps) {
  const { id: orderId, withdrawType, withdrawNotice, orderItemProducts: products } = order;
  const isWhole = canCancel({ withdrawType, statuses: statusesOf(products), isWhole: true });
  return (
    <>
      <OrderedProducts
        products={products}
        action={(item) => (
          <>
            {!isGuest && <CompletionWell orderId={orderId} item={item} />}
            <OrderedItemActions orderId={orderId} item={item} onCancel={onCancel} />
          </>
        )}
      />
      {withdrawType === "withdraw_deny" && withdrawNotice && (
        <p className="bg-surface px-gutter pb-5 text-label text-ink-2">{withdrawNotice}</p>
      )}
      {isWhole && products.length > 1 && (
        <div className="bg-surface px-gutter pb-5">
          <Button block tone="outline" onClick={() => onCancel({ orderId, product: null })}>
            주문 전체 취소
          </Button>
        </div>
      )}
    </>
  );
}
