import { groupDigits } from "@todayfruit/domain/money/format-won";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";

/** Difference of a price to the one that was paid, in 원. */
export function PriceChange({ thenPrice, price }: { thenPrice: number; price: number }) {
  const change = price - thenPrice;
  if (change === 0) return <span className="text-label text-ink-2">그대로예요</span>;
  const [Icon, look, word] =
    change < 0
      ? ([ArrowDown, "text-success", "내렸어요"] as const)
      : ([ArrowUp, "text-sale", "올랐어요"] as const);
  return (
    <span className={`inline-flex items-center gap-1 text-label font-semibold tabular-nums ${look}`}>
      <Icon className="size-3.5" aria-hidden />
      <span>
        {groupDigits(Math.abs(change))}원<span className="sr-only"> {word}</span>
      </span>
    </span>
  );
}
