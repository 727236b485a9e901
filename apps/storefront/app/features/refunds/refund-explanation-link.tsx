import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { josa } from "@todayfruit/domain/korean/josa";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { Button } from "../../ui/form/button.tsx";
import { KeyValue, KeyValues } from "../../ui/layout/key-values.tsx";
import { BottomSheet } from "../../ui/overlay/bottom-sheet.tsx";
import { Won } from "../catalog/price-block.tsx";
import { ExplainedAmounts } from "../orders/explained-price/explained-amounts.tsx";

type Order = Reply<"GET /v1.2/app-users/orders/{id}">;

/** 환불 내역: link to a sheet with each refund of an order, line by line with its reason; nothing without one. */
export function RefundExplanationLink({
  order,
}: {
  order: Pick<Order, "refunds" | "returnedCoupons" | "payment">;
}) {
  const [isOpen, setOpen] = useState(false);
  const { refunds, returnedCoupons } = order;
  if (refunds.length === 0) return null;
  return (
    <>
      <button
        className="ml-4 inline-flex min-h-11 items-center text-label text-ink-2 underline decoration-line-strong underline-offset-3"
        type="button"
        onClick={() => setOpen(true)}
      >
        환불 내역
      </button>
      <BottomSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title="왜 이만큼 돌려받나요"
        foot={
          <Button block size="lg" onClick={() => setOpen(false)}>
            확인했어요
          </Button>
        }
      >
        {refunds.map((refund) => (
          <section key={refund.at} className="mb-6">
            <h3 className="text-label font-semibold text-ink-2">
              {formatMonthDay(kstDateOf(refund.at))} 환불
            </h3>
            <ExplainedAmounts lines={refund.lines} />
            <KeyValues>
              <KeyValue name="결제 수단으로 돌려받는 돈" kind="total">
                <Won amount={refund.refundPrice} />
              </KeyValue>
              {refund.refundPoint > 0 && (
                <KeyValue name="포인트로 돌려받아요">{groupDigits(refund.refundPoint)}P</KeyValue>
              )}
            </KeyValues>
            {refund.refundPrice > 0 && (
              <p className="mt-2 text-caption text-ink-2">{progressOf(refund, order.payment)}</p>
            )}
          </section>
        ))}
        {returnedCoupons.map(({ name, validUntil }) => (
          <p key={name} className="mb-4 rounded-md bg-brand-tint px-4 py-3 text-label text-brand-ink">
            {josa(`‘${name}’`, "은/는")} {lastDayOf(validUntil)}까지 다시 쓸 수 있게 돌려드렸어요
          </p>
        ))}
      </BottomSheet>
    </>
  );
}

function progressOf({ doneAt }: Order["refunds"][number], { paymentMethodType }: Order["payment"]): string {
  if (doneAt === null) return "결제사에 돌려 달라고 했어요. 끝나면 여기에 적어 둘게요";
  const isCard = ["card", "billing", "easypay"].includes(paymentMethodType);
  const done = `${formatMonthDay(kstDateOf(doneAt))}에 돌려드렸어요`;
  return isCard ? `${done}. 카드사에 따라 3~5일 뒤 보여요` : done;
}

/** Last day of a coupon, which ends at the first instant after it. */
function lastDayOf(validUntil: string): string {
  return formatMonthDay(kstDateOf(new Date(Date.parse(validUntil) - 1).toISOString()));
}
