import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { KeyValue, KeyValues } from "../../ui/layout/key-values.tsx";
import { Won } from "../catalog/price-block.tsx";
import { cancellationText } from "./refund-and-cancellation-texts.ts";

/** Refund preview: each line with its reason, and the two totals. */
export function RefundLines({ preview }: { preview: Reply<"GET /v1/app-users/orders/{id}/refund-preview"> }) {
  return (
    <>
      <p className="text-label text-ink-2">{cancellationText(preview)}</p>
      {preview.withdrawing !== "done" && (
        <div className="mt-3 rounded-lg px-4 py-3 inset-shadow-outline">
          <RefundTotals refund={preview} totalName="환불 금액" />
        </div>
      )}
    </>
  );
}

type RefundTotalsProps = {
  refund: Pick<
    Reply<"GET /v1/app-users/orders/{id}/refund-preview">,
    "refundPrice" | "refundPoint" | "lines"
  >;
  totalName: string;
};

/** Lines of a refund, each with its reason, and what they add up to in points and money. */
export function RefundTotals({ refund, totalName }: RefundTotalsProps) {
  return (
    <KeyValues>
      {refund.lines.map((line) => (
        <KeyValue
          key={`${line.code} ${line.name}`}
          name={
            <span className="flex max-w-56 flex-col">
              <span className="line-clamp-2 text-ink-2">{line.label}</span>
              <span className="text-caption text-ink-3">{line.reason}</span>
            </span>
          }
          sale={line.amount < 0}
        >
          {groupDigits(line.amount)}원
        </KeyValue>
      ))}
      {refund.refundPoint > 0 && (
        <KeyValue name="돌려받는 포인트">{groupDigits(refund.refundPoint)}P</KeyValue>
      )}
      <KeyValue kind="total" name={totalName}>
        <span className="text-brand-ink">
          <Won amount={refund.refundPrice} />
        </span>
      </KeyValue>
    </KeyValues>
  );
}
