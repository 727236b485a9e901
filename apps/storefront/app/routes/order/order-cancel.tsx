import type { Reply } from "@todayfruit/contract/all-calls";
import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { Button, buttonClass } from "../../ui/form/button.tsx";
import { canWithdraw, statusesOf } from "../../ui/withdraw/can-withdraw.ts";
import { WithdrawSheet } from "../../ui/withdraw/withdraw-sheet.tsx";
import type { WithdrawTarget } from "../../ui/withdraw/withdraw-target.ts";
import { CompletePurchase } from "./complete-purchase.tsx";
import { OrderedProducts } from "./ordered-products.tsx";

type OrderCancelProps = {
  order: Reply<"GET /v1.2/app-users/orders/{id}">;
  isGuest: boolean;
};

/** Statuses that link to a claim; the claim page knows the deadline. */
const CLAIMABLE: readonly OrderItemProductStatus[] = ["delivery_end", "replace_complete", "complete"];

/** Products of an order with the buttons to cancel one or all. */
export function OrderCancel({ order, isGuest }: OrderCancelProps) {
  const [target, setTarget] = useState<WithdrawTarget | null>(null);
  const { id: orderId, withdrawType, withdrawNotice, orderItemProducts: products, address } = order;
  const { guestOrderName: name, guestOrderPhone: phone } = address ?? {};
  const isWhole = canWithdraw({ withdrawType, statuses: statusesOf(products), isWhole: true });
  return (
    <>
      <OrderedProducts
        products={products}
        action={(item) => (
          <>
            {canWithdraw({ withdrawType, statuses: [item.orderItemProductStatus], isWhole: false }) && (
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
            {CLAIMABLE.includes(item.orderItemProductStatus) && (
              <Link
                className={`${buttonClass({ tone: "outline", size: "xs" })} mt-3`}
                to={paths.claim(orderId, item.id)}
                aria-label={`${item.product.name} 교환 · 반품`}
              >
                교환 · 반품
              </Link>
            )}
            {!isGuest && <CompletePurchase orderId={orderId} item={item} />}
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
      <WithdrawSheet
        target={target}
        onClose={() => setTarget(null)}
        guest={isGuest && name && phone ? { name, phone } : null}
      />
    </>
  );
}
