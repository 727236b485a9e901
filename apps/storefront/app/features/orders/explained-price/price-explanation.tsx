import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { ExplainedAmounts } from "./explained-amounts.tsx";

type PriceExplanationProps = {
  /** Name of the sum in the foot. */
  totalName?: string;
  lines: Reply<"GET /v1.2/app-users/orders/{id}">["explanation"];
  /** Sum of the lines in 원, as the server charges it. */
  price: number;
};

/** Link to a sheet with each amount of an order and its reason; `null` without lines. */
export function PriceExplanation({ lines, price, totalName = "결제 금액" }: PriceExplanationProps) {
  const [isOpen, setOpen] = useState(false);
  if (lines.length === 0) return null;
  return (
    <>
      <button
        className="inline-flex min-h-11 items-center text-label text-ink-2 underline decoration-line-strong underline-offset-3"
        type="button"
        onClick={() => setOpen(true)}
      >
        왜 이 금액인가요?
      </button>
      <BottomSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title="왜 이 금액인가요?"
        foot={
          <KeyValues>
            <KeyValue name={totalName} kind="total">
              {groupDigits(price)}원
            </KeyValue>
          </KeyValues>
        }
      >
        <div className="pb-4">
          <ExplainedAmounts lines={lines} />
        </div>
      </BottomSheet>
    </>
  );
}
