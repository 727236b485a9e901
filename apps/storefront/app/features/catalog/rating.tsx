import { groupDigits } from "@todayfruit/domain/money/format-won";

/** Star with the average score and the number of reviews; renders nothing without reviews. */
export function Rating({ score, count }: { score: number; count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-3px text-micro text-ink-3 tabular-nums">
      <span className="icon-star size-3 text-star" />
      <span className="sr-only">평점 </span>
      <b className="font-semibold text-ink-2">{score.toFixed(1)}</b>
      <span>
        (<span className="sr-only">후기 </span>
        {groupDigits(count)})
      </span>
    </span>
  );
}

/** Score of a review as five stars. */
export function Stars({ score }: { score: number }) {
  const whole = Math.round(score);
  return <span className="stars" data-score={whole} role="img" aria-label={`5점 만점에 ${whole}점`} />;
}
