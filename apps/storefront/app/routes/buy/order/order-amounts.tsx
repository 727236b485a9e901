import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Won } from "../../../features/catalog/price-block.tsx";
import { PriceExplanationLink } from "../../../features/orders/explained-price/price-explanation-link.tsx";
import { paymentMethodText } from "../../../features/payments/payment-method-text.ts";
import { RefundExplanationLink } from "../../../features/refunds/refund-explanation-link.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { formatCashReceiptLine } from "./format-cash-receipt-line.ts";

/** 결제 정보 by line: amounts charged and refunded, in 원. */
export function OrderAmounts({ order }: { order: Reply<"GET /v1.2/app-users/orders/{id}"> }) {
  const { orderItemPrice: price, payment } = order;
  const areaFee = price.secondaryAreaShippingFee + price.thirdAreaShippingFee;
  const discount = price.totalListPrice - price.totalProductsPrice;
  return (
    <Panel title="결제 정보" anchor="amounts">
      <KeyValues>
        <KeyValue name="상품 금액">{groupDigits(price.totalListPrice)}원</KeyValue>
        <Minus name="상품 할인" amount={discount} />
        <KeyValue name="배송비">{groupDigits(price.totalShippingFee)}원</KeyValue>
        {areaFee > 0 && (
          <KeyValue kind="sub" name="└ 지역 추가 배송비 포함">
            {groupDigits(areaFee)}원
          </KeyValue>
        )}
        <Minus name="쿠폰 할인" amount={price.couponDiscountPrice} />
        <Minus name="포인트 사용" amount={price.usedPoint} />
        <KeyValue name={payment.paymentStatus === "waiting" ? "결제할 금액" : "결제 금액"} kind="total">
          <Won amount={price.totalPrice} />
        </KeyValue>
        <Minus name="환불한 금액" amount={payment.refundedPrice} />
        <KeyValue name="결제 수단">{paymentMethodText(payment)}</KeyValue>
        {payment.cashReceipt && (
          <KeyValue name="현금영수증">{formatCashReceiptLine(payment.cashReceipt)}</KeyValue>
        )}
        {payment.useEscrow && <KeyValue name="구매안전서비스">이용</KeyValue>}
        {order.expectedRewardPoint > 0 && (
          <KeyValue name="예상 적립">{groupDigits(order.expectedRewardPoint)}P</KeyValue>
        )}
      </KeyValues>
      <PriceExplanationLink lines={order.explanation} price={price.totalPrice} />
      <RefundExplanationLink order={order} />
      {payment.receiptUrl && (
        <a
          className={`${buttonClass({ tone: "outline", size: "sm", block: true })} mt-4`}
          href={payment.receiptUrl}
          rel="noreferrer"
          target="_blank"
        >
          결제 영수증
        </a>
      )}
    </Panel>
  );
}

function Minus({ name, amount }: { name: string; amount: number }) {
  if (amount === 0) return null;
  return (
    <KeyValue name={name} sale>
      -{groupDigits(amount)}원
    </KeyValue>
  );
}
