import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import Info from "lucide-react/icons/info";
import { useState } from "react";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Callout } from "../../../ui/layout/callout.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { usePutIntoCart } from "../use-put-into-cart.ts";
import { applyChoicesToReorderLines, type Choices } from "./apply-choices-to-reorder-lines.ts";
import { orderPriceDifferenceText } from "./order-price-difference-text.ts";
import { ReorderFooter } from "./reorder-footer.tsx";
import { ReorderLine } from "./reorder-line.tsx";
import { type ComparedLine, type ReorderTarget, useReorderComparison } from "./use-reorder-comparison.ts";

type ReorderSheetProps = {
  target: ReorderTarget;
  open: boolean;
  onClose(): void;
  onClosed(): void;
  /** Called to wait for the restock of a line. */
  onWait(line: ComparedLine): void;
};

/** 다시 담기: lines of an order with their prices then and now, of which the chosen ones are put into the cart. */
export function ReorderSheet({ target, open, onClose, onClosed, onWait }: ReorderSheetProps) {
  const [choices, setChoices] = useState<Choices>({});
  const comparison = useReorderComparison(target, open);
  const putting = usePutIntoCart(onClose);
  const lines = applyChoicesToReorderLines(comparison.data?.lines ?? [], choices);
  const chosen = lines.filter(({ isChosen }) => isChosen);
  const change = (id: number, next: Choices[number]) =>
    setChoices((former) => ({ ...former, [id]: { ...former[id], ...next } }));
  const title = comparison.data
    ? `${formatMonthDay(comparison.data.orderedOn).replace(/ \(.*/, "")} 주문, 다시 담을게요`
    : "다시 담기";
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      foot={
        comparison.data && (
          <ReorderFooter chosen={chosen} busy={putting.isPending} onPut={() => putting.mutate(chosen)} />
        )
      }
    >
      {comparison.isPending && <RowsSkeleton name="주문한 상품의 지금 값" />}
      {!comparison.data && comparison.error && (
        <LoadFailed error={comparison.error} onRetry={() => void comparison.refetch()} />
      )}
      {comparison.data && (
        <>
          <Difference lines={comparison.data.lines} />
          <ul className="divide-y divide-line" aria-label="다시 담을 상품">
            {lines.map((line) => (
              <ReorderLine
                key={line.option.id}
                line={line}
                onCheck={(isChecked) => change(line.option.id, { isLeftOut: !isChecked })}
                onUnits={(units) => change(line.option.id, { units })}
                onWait={() => onWait(line)}
              />
            ))}
          </ul>
        </>
      )}
    </BottomSheet>
  );
}

function Difference({ lines }: { lines: readonly ComparedLine[] }) {
  const { before, amount, after, isCheaper } = orderPriceDifferenceText(lines);
  return (
    <div className="grid">
      <Callout icon={Info} tone={isCheaper ? "brand" : "plain"}>
        {before}
        {amount !== null && <b className="font-bold">{amount}</b>}
        {after}
      </Callout>
    </div>
  );
}
