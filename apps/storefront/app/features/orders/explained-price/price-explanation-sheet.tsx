import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { ReactNode } from "react";
import { KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { ExplainedAmounts } from "./explained-amounts.tsx";

export type PriceExplanationSheetProps = {
  open: boolean;
  onClose(): void;
  /** Name of the sum in the foot. */
  totalName?: string;
  lines: Reply<"GET /v1.2/app-users/orders/{id}">["explanation"];
  /** Sum of the lines in 원, as the server charges it. */
  price: number;
  /** Shown instead of the lines, while there are none. */
  children?: ReactNode;
};

/** Sheet with each amount of a price and its reason. */
export function PriceExplanationSheet({
  open,
  onClose,
  lines,
  price,
  totalName = "결제 금액",
  children,
}: PriceExplanationSheetProps) {
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="왜 이 금액인가요?"
      foot={
        <KeyValues>
          <KeyValue name={totalName} kind="total">
            {groupDigits(price)}원
          </KeyValue>
        </KeyValues>
      }
    >
      <div className="pb-4">{lines.length > 0 ? <ExplainedAmounts lines={lines} /> : children}</div>
    </BottomSheet>
  );
}

export const EXPLANATION_LINK_CLASS =
  "inline-flex min-h-11 items-center text-label text-ink-2 underline decoration-line-strong underline-offset-3";
