import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Won } from "../../../features/catalog/price-block.tsx";
import { paymentMethodText } from "../../../features/payments/payment-method-text.ts";
import { refundTargetText } from "../../../features/refunds/refund-text.ts";
import type { FollowedReturn } from "../../../features/returns/return-steps.ts";
import { KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

/** 왜 이 금액인가요: each amount of the refund with its reason, and what goes back to money and points apart. */
export function ReturnRefund({ request }: { request: FollowedReturn }) {
  const { lines, status, paymentMethodType } = request;
  if (lines.length === 0) return null;
  const { money, points } = refundOf(request);
  const target = money > 0 ? refundTargetText(paymentMethodType, null) : null;
  return (
    <Panel title="왜 이 금액인가요">
      <ul className="divide-y divide-line">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a refund never change places.
          <li key={index} className="flex items-start justify-between gap-4 py-3">
            <span className="min-w-0">
              <b className="block text-body2 font-semibold wrap-anywhere">{line.label}</b>
              {line.reason !== "" && <span className="block text-caption text-ink-3">{line.reason}</span>}
            </span>
            <span
              className={`flex-none text-body2 font-semibold tabular ${line.amount < 0 ? "text-sale" : ""}`}
            >
              {line.amount < 0 ? "-" : ""}
              {groupDigits(Math.abs(line.amount))}원
            </span>
          </li>
        ))}
      </ul>
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
