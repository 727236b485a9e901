import Truck from "lucide-react/icons/truck";
import { Won } from "../features/catalog/price-block.tsx";
import { StatusBadge, StatusText } from "../features/orders/order-status-text-and-badge.tsx";
import { OrderedItemActions } from "../features/orders/ordered-item-actions.tsx";
import { OrderedProductRow } from "../features/orders/ordered-product-row.tsx";
import { PurchaseCompletionPanel } from "../features/orders/purchase-completion-panel.tsx";
import { PaymentRefused } from "../features/payments/payment-refused.tsx";
import { VirtualAccountDetails } from "../features/payments/virtual-account-details.tsx";
import { CouponCard } from "../routes/account/coupons/coupon-card.tsx";
import { CartShippingGroup } from "../routes/buy/cart/cart-shipping-group.tsx";
import { Callout } from "../ui/layout/callout.tsx";
import { CART_ENTRY, COUPONS, LONG_NAME } from "./fixtures.ts";
import { noopCartQueue } from "./noop-cart-queue.ts";
import { ORDERED_ITEMS } from "./ordered-item-fixtures.ts";
import { ReorderSpecimens } from "./reorder-specimens.tsx";
import { Section, Specimen } from "./specimen.tsx";

const STATUSES = [
  "bank_transfer_waiting",
  "paid",
  "delivering",
  "delivery_end",
  "withdraw_complete",
] as const;
const nothing = () => undefined;

/** Cart, coupons, orders and their payment. */
export function CartCouponsAndOrdersSection() {
  return (
    <Section title="장바구니, 쿠폰, 주문">
      <Specimen state="장바구니: 하나, 여럿과 긴 이름, 품절">
        <div className="-mx-gutter">
          <CartShippingGroup
            entry={CART_ENTRY}
            edits={noopCartQueue.edits()}
            queue={noopCartQueue}
            onRemove={nothing}
          />
        </div>
      </Specimen>
      {Object.entries(COUPONS).map(([state, coupon]) => (
        <Specimen key={state} state={`쿠폰: ${state}`}>
          <CouponCard coupon={coupon} />
        </Specimen>
      ))}
      <Specimen state="주문 상품">
        <OrderedProductRow images={[]} tint="fruit" name={LONG_NAME} option="5kg (40~50과) · 12개">
          <Won amount={238_800} />
        </OrderedProductRow>
      </Specimen>
      <Specimen state="주문 상태">
        <div className="flex flex-wrap items-center gap-3">
          {STATUSES.map((status) => (
            <span key={status} className="flex items-center gap-2">
              <StatusText status={status} />
              <StatusBadge status={status} />
            </span>
          ))}
        </div>
      </Specimen>
      {ORDERED_ITEMS.map((item) => (
        <Specimen key={item.orderItemProductStatus} state={`주문 버튼: ${item.orderItemProductStatus}`}>
          <PurchaseCompletionPanel orderId={1} item={item} />
          <OrderedItemActions orderId={1} item={item} onCancel={nothing} />
        </Specimen>
      ))}
      <ReorderSpecimens />
      <Specimen state="안내">
        <div className="flex flex-col gap-2">
          <Callout icon={Truck}>내일(화) 출고해요</Callout>
          <Callout icon={Truck} tone="success">
            313P를 드려요
          </Callout>
          <Callout icon={Truck} tone="warning">
            수요일에서 금요일로 바뀌었어요
          </Callout>
          <Callout icon={Truck} tone="brand">
            새 상자가 오고 있어요
          </Callout>
        </div>
      </Specimen>
      <Specimen state="가상계좌">
        <VirtualAccountDetails
          account={{
            accountNumber: "123-4567-8901-23",
            bankCode: "04",
            bankText: "국민은행",
            customerName: "오늘의과일",
            dueDate: "2026-11-23T14:59:00Z",
          }}
          price={39_800}
        />
      </Specimen>
      <Specimen state="거절된 결제">
        <PaymentRefused reason="카드 한도를 넘었어요" orderTmpId={null} />
      </Specimen>
    </Section>
  );
}
