import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { KeyValue, KeyValues } from "../../ui/layout/key-values.tsx";
import { BottomSheet } from "../../ui/overlay/bottom-sheet.tsx";

type PriceExplanationProps = {
  lines: Reply<"GET /v1.2/app-users/orders/{id}">["explanation"];
  /** Sum of the lines in 원, as the server charges it. */
  price: number;
};

/** Link to a sheet with each amount of an order and its reason; `null` without lines. */
export function PriceExplanation({ lines, price }: PriceExplanationProps) {
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
            <KeyValue name="결제 금액" kind="total">
              {groupDigits(price)}원
            </KeyValue>
          </KeyValues>
        }
      >
        <ul className="divide-y divide-line px-gutter pb-4">
          {lines.map(({ name, reason, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a price never change places.
            <li key={index} className="flex items-start justify-between gap-4 py-3">
              <span className="min-w-0">
                <b className="block text-body2 font-semibold">{name}</b>
                <span className="block text-caption text-ink-3">{reason}</span>
              </span>
              <span className={`flex-none text-body2 font-semibold tabular ${amount < 0 ? "text-sale" : ""}`}>
                {amount < 0 ? "-" : ""}
                {groupDigits(Math.abs(amount))}원
              </span>
            </li>
          ))}
        </ul>
      </BottomSheet>
    </>
  );
}
