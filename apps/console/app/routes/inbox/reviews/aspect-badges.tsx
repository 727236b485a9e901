import {
  ASPECT_TEXTS,
  type AspectAnswers,
  isPoorAnswer,
  REVIEW_ASPECTS,
} from "@todayfruit/domain/reviews/review-aspect-rules";
import { Badge } from "../../../ui/feedback/badge.tsx";

/** Answers of a review to its aspects, poor ones in the colour of a warning. */
export function AspectBadges({ aspects }: { aspects: AspectAnswers }) {
  const given = REVIEW_ASPECTS.flatMap((aspect) => {
    const answer = aspects[aspect];
    return answer === undefined ? [] : [{ aspect, answer }];
  });
  if (given.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      {given.map(({ aspect, answer }) => (
        <Badge key={aspect} tone={isPoorAnswer(answer) ? "warning" : "neutral"}>
          {ASPECT_TEXTS[aspect].name} · {ASPECT_TEXTS[aspect].answers[answer - 1]}
        </Badge>
      ))}
    </p>
  );
}
