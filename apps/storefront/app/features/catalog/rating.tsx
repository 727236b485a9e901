import { groupDigits } from "@todayfruit/domain/money/format-won";
import Star from "lucide-react/icons/star";

/** Star with the average score and the number of reviews; renders nothing without reviews. */
export function Rating({ score, count }: { score: number; count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-3px text-micro text-ink-3 tabular-nums">
      <Star className="size-3 fill-current text-star" aria-hidden />
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
export function Stars({ score, size = 14 }: { score: number; size?: 14 | 16 }) {
  const whole = Math.round(score);
  return (
    <span className="inline-flex gap-px" role="img" aria-label={`5점 만점에 ${whole}점`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          className={`${size === 16 ? "size-4" : "size-3.5"} fill-current ${star <= whole ? "text-star" : "text-line-strong"}`}
          aria-hidden
        />
      ))}
    </span>
  );
}
