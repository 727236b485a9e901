import { groupDigits } from "@todayfruit/domain/money/format-won";

type RatingProps = { score: number; count: number; className?: string };

/** Star with the average score and the number of reviews; renders nothing without reviews. */
export function Rating({ score, count, className = "inline-flex" }: RatingProps) {
  if (count === 0) return null;
  const [average, reviews] = [score.toFixed(1), groupDigits(count)];
  return (
    <span
      className={`items-center gap-3px text-micro text-ink-3 tabular-nums ${className}`}
      role="img"
      aria-label={`평점 ${average}, 후기 ${reviews}개`}
    >
      <span className="icon-star size-3 text-star" />
      <b className="font-semibold text-ink-2">{average}</b>
      {`(${reviews})`}
    </span>
  );
}

/** Score of a review as five stars. */
export function Stars({ score }: { score: number }) {
  const whole = Math.round(score);
  return <span className="stars" data-score={whole} role="img" aria-label={`5점 만점에 ${whole}점`} />;
}
