import { groupDigits } from "@todayfruit/domain/money/format-won";
import { sumReorder } from "@todayfruit/domain/reorders/sum-reorder";
import { Button } from "../../../ui/form/button.tsx";
import { Won } from "../../catalog/price-block.tsx";
import type { ChosenLine } from "./apply-choices-to-reorder-lines.ts";

type ReorderFooterProps = { chosen: readonly ChosenLine[]; busy: boolean; onPut(): void };

/** Number and price of the chosen lines, then and now, and the button that puts them into the cart. */
export function ReorderFooter({ chosen, busy, onPut }: ReorderFooterProps) {
  const { units, thenPrice, price } = sumReorder(chosen);
  const count = groupDigits(units);
  return (
    <>
      <p className="mb-3 flex items-baseline justify-between gap-3 tabular" aria-live="polite">
        <span className="text-label text-ink-2">
          {count}개 · 그때 {groupDigits(thenPrice)}원
        </span>
        <b className="text-figure5 font-extrabold tracking-price">
          <span className="sr-only">지금 </span>
          <Won amount={price} />
        </b>
      </p>
      <Button block size="lg" disabled={units === 0} busy={busy} onClick={onPut}>
        {units === 0 ? "담을 것을 골라 주세요" : `${count}개 장바구니에 담기`}
      </Button>
    </>
  );
}
