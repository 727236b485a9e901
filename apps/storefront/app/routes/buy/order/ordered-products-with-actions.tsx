import type { Reply } from "@todayfruit/contract/all-calls";
import type { CancellationTarget } from "../../../features/cancellations/cancellation-target-types.ts";
import { OrderedItemActions } from "../../../features/orders/ordered-item-actions.tsx";
import { PurchaseCompletionPanel } from "../../../features/orders/purchase-completion-panel.tsx";
import { ReorderButton } from "../../../features/reorders/reorder-button.tsx";
import { OrderedProducts } from "./ordered-products.tsx";

type OrderedProductsWithActionsProps = {
  order: Reply<"GET /v1.2/app-users/orders/{id}">;
  isGuest: boolean;
  onCancel(target: CancellationTarget): void;
};

/** Products of an order with what can be done about each. */
export function OrderedProductsWithActions({ order, isGuest, onCancel }: OrderedProductsWithActionsProps) {
  const { id: orderId, withdrawType, withdrawNotice, orderItemProducts: products } = order;
  return (
    <>
      <OrderedProducts
        end={
          products.length > 1 &&
          products.some(({ actions }) => actions.includes("reorder")) && (
            <ReorderButton
              target={{ orderId, orderProductId: null }}
              label="이 주문 모두 다시 담기"
              tone="outline"
              size="xs"
            >
              모두 다시 담기
            </ReorderButton>
          )
        }
        products={products}
        action={(item) => (
          <>
            {!isGuest && <PurchaseCompletionPanel orderId={orderId} item={item} />}
            <OrderedItemActions orderId={orderId} item={item} onCancel={onCancel} />
          </>
        )}
      />
      {withdrawType === "withdraw_deny" && withdrawNotice && (
        <p className="bg-surface px-gutter pb-5 text-label text-ink-2">{withdrawNotice}</p>
      )}
    </>
  );
}
