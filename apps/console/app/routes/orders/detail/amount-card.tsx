import { groupDigits } from "@todayfruit/domain/money/format-won";
import { paymentMethodName } from "../../../features/orders/payment-method-name.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { ShownOrder } from "./use-order.ts";

/** Amounts of the order, each with its reason, and its refunds, in 원. */
export function AmountCard({ order }: { order: ShownOrder["order"] }) {
  const { payment, orderItemPrice, explanation, refunds } = order;
  return (
    <Card title="왜 이 금액인가요">
      <dl className="number flex flex-col gap-1.5">
        {explanation.map(({ name, reason, amount }) => (
          <Amount key={`${name} ${reason}`} name={name} reason={reason} amount={amount} />
        ))}
        {explanation.length === 0 && (
          <Amount name="상품" reason="할인한 값" amount={orderItemPrice.totalProductsPrice} />
        )}
        <div className="mt-1 flex items-baseline gap-2 border-t border-line pt-2">
          <dt className="font-semibold">
            {payment.cardText ?? paymentMethodName(payment.paymentMethodType)}
            <span className="font-normal text-ink-3"> 받은 돈</span>
          </dt>
          <dd className="ml-auto text-form font-bold">{groupDigits(orderItemPrice.totalPrice)}원</dd>
        </div>
        {refunds.map(({ at, refundPrice, refundPoint }) => (
          <Amount
            key={at}
            name="돌려준 돈"
            reason={refundPoint > 0 ? `포인트 ${groupDigits(refundPoint)}P 따로` : ""}
            amount={-refundPrice}
          />
        ))}
      </dl>
    </Card>
  );
}

function Amount({ name, reason, amount }: { name: string; reason: string; amount: number }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt>
        {name} <span className="text-ink-3">{reason}</span>
      </dt>
      <dd className={`ml-auto whitespace-nowrap ${amount < 0 ? "text-sale" : ""}`}>
        {amount < 0 ? "-" : ""}
        {groupDigits(Math.abs(amount))}원
      </dd>
    </div>
  );
}
