import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Won } from "../../../features/catalog/price-block.tsx";
import { ExplainedAmounts } from "../../../features/orders/explained-price/explained-amounts.tsx";
import { paymentMethodText } from "../../../features/payments/payment-method-text.ts";
import { refundTargetText } from "../../../features/refunds/refund-and-cancellation-texts.ts";
import type { FollowedReturn } from "../../../features/returns/list-return-progress-steps.ts";
import { KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

/** 왜 이 금액인가요: each amount of the refund with its reason, and what goes back to money and points apart. */
export function ReturnRefundExplanation({ request }: { request: FollowedReturn }) {
  const { lines, status, paymentMethodType } = request;
  if (lines.length === 0) return null;
  const { money, points } = refundOf(request);
  const target = money > 0 ? refundTargetText(paymentMethodType, null) : null;
  return (
    <Panel title="왜 이 금액인가요">
      <ExplainedAmounts lines={lines.map(({ label, reason, amount }) => ({ name: label, reason, amount }))} />
      <KeyValues>
        <KeyValue kind="total" name={TOTAL_NAMES[status]}>
          <Won amount={money + points} />
        </KeyValue>
        {money > 0 && (
          <KeyValue
            name={paymentMethodText({ paymentMethodType, cardText: request.paymentText, paymentVbank: null })}
          >
            {groupDigits(money)}원
          </KeyValue>
        )}
        {points > 0 && <KeyValue name="쓴 포인트">{groupDigits(points)}P</KeyValue>}
      </KeyValues>
      {target && <p className="mt-2 text-caption text-ink-3">{target}</p>}
    </Panel>
  );
}

const TOTAL_NAMES: Record<FollowedReturn["status"], string> = {
  requested: "예상 환불 금액",
  offered: "돌려드릴 금액",
  approved: "돌려드린 금액",
  denied: "환불 금액",
  taken_back: "환불 금액",
};

function refundOf({ status, offer, expectedPrice, expectedPoint, refundPrice, refundPoint }: FollowedReturn) {
  if (offer) return { money: offer.refundPrice, points: offer.refundPoint };
  if (status === "requested") return { money: expectedPrice ?? 0, points: expectedPoint ?? 0 };
  return { money: refundPrice, points: refundPoint };
}
