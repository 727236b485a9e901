import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { ASPECT_TEXTS } from "@todayfruit/domain/reviews/review-aspect-rules";
import { ProgressBar } from "../../../../ui/feedback/progress-bar.tsx";

type AspectSummaryProps = {
  /** Number of all reviews of the product. */
  total: number;
  aspects: Reply<"GET /v1/products/{id}/filtered-reviews">["aspects"];
};

/** Most frequent answer of each aspect, with its share of the reviews that answered the aspect. */
export function AspectSummary({ total, aspects }: AspectSummaryProps) {
  if (aspects.length === 0) return null;
  return (
    <ul
      className="mb-2 rounded-lg px-4 py-1.5 inset-shadow-outline"
      aria-label={`후기 ${groupDigits(total)}개 요약`}
    >
      {aspects.map(({ aspect, answer, count, answered }) => {
        const { name, answers } = ASPECT_TEXTS[aspect];
        return (
          <li key={aspect} className="flex h-13 items-center gap-3 text-label">
            <span className="w-12 flex-none text-ink-3">{name}</span>
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">{answers[answer - 1]}</p>
              <ProgressBar
                label={`${groupDigits(answered)}명 가운데 ${groupDigits(count)}명`}
                value={count}
                max={answered}
                thin
              />
            </div>
            <span className="flex-none text-right text-ink-2 tabular-nums">{groupDigits(count)}명</span>
          </li>
        );
      })}
    </ul>
  );
}
