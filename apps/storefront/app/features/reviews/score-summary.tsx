import { groupDigits } from "@todayfruit/domain/money/format-won";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Stars } from "../catalog/rating.tsx";

type ScoreSummaryProps = {
  average: number;
  /** Counts of the scores 1 to 5, in this order. */
  scores: readonly number[];
};

/** Average score beside the distribution of scores. */
export function ScoreSummary({ average, scores }: ScoreSummaryProps) {
  const all = scores.reduce((sum, count) => sum + count, 0);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-sunken px-5 py-4">
      <div className="flex-none text-center">
        <p className="text-figure2/11 font-extrabold tracking-tight tabular-nums">
          <span className="sr-only">평균 </span>
          {average.toFixed(1)}
        </p>
        <Stars score={average} />
      </div>
      <dl className="flex min-w-28 flex-1 flex-col gap-1 text-micro text-ink-2 tabular-nums">
        {[5, 4, 3, 2, 1].map((score) => {
          const count = scores[score - 1] ?? 0;
          return (
            <div key={score} className="flex items-center gap-2">
              <dt className="w-6 flex-none">{score}점</dt>
              <dd className="flex flex-1 items-center gap-2">
                <span className="flex flex-1" aria-hidden>
                  <ProgressBar label={`${score}점`} value={count} max={Math.max(1, all)} tone="star" thin />
                </span>
                <span className="min-w-8 flex-none text-right whitespace-nowrap">{groupDigits(count)}명</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
