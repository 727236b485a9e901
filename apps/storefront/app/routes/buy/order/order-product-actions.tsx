import type { Reply } from "@todayfruit/contract/all-calls";
import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import { useState } from "react";
import { Link } from "react-router";
import { canCancel, statusesOf } from "../../../features/cancellations/can-cancel.ts";
import { CancellationSheet } from "../../../features/cancellations/cancellation-sheet.tsx";
import type { CancellationTarget } from "../../../features/cancellations/cancellation-target.ts";
import { TakeBackButton } from "../../../features/cancellations/take-back-button.tsx";
import { paths } from "../../../paths.ts";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { CompleteDeliveredPurchase } from "./complete-delivered-purchase.tsx";
import { OrderedProducts } from "./ordered-products.tsx";

type OrderProductActionsProps = {
  order: Reply<"GET /v1.2/app-users/orders/{id}">;
  isGuest: boolean;
};

/** Statuses that link to a return request; its page knows the deadline. */
const RETURNABLE: readonly OrderItemProductStatus[] = ["delivery_end", "replace_complete", "complete"];

/** Products of an order with the buttons to cancel one or all. */
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
            {canCancel({ withdrawType, statuses: [item.orderItemProductStatus], isWhole: false }) && (
              <Button
                className="mt-3"
                tone="outline"
                size="xs"
                aria-label={`${item.product.name} 상품 취소`}
                onClick={() => setTarget({ orderId, product: { id: item.id, name: item.product.name } })}
              >
                상품 취소
              </Button>
            )}
            {item.orderItemProductStatus === "withdraw_request" && (
              <TakeBackButton orderId={orderId} product={{ id: item.id, name: item.product.name }} />
            )}
            {RETURNABLE.includes(item.orderItemProductStatus) && (
              <Link
                className={`${buttonClass({ tone: "outline", size: "xs" })} mt-3`}
                to={paths.returnRequest(orderId, item.id)}
                aria-label={`${item.product.name} 교환 · 반품`}
              >
                교환 · 반품
              </Link>
            )}
            {!isGuest && <CompleteDeliveredPurchase orderId={orderId} item={item} />}
          </>
        )}
      />
      {withdrawType === "withdraw_deny" && withdrawNotice && (
        <p className="bg-surface px-gutter pb-5 text-label text-ink-2">{withdrawNotice}</p>
      )}
      {isWhole && (
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
