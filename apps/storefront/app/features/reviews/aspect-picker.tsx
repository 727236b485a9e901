import {
  ASPECT_TEXTS,
  type AspectAnswer,
  type AspectAnswers,
  type ReviewAspect,
} from "@todayfruit/domain/reviews/review-aspect-rules";
import { Chip } from "../../ui/form/chip.tsx";

type AspectPickerProps = {
  /** Aspects that the product is asked for. */
  asked: readonly ReviewAspect[];
  answers: AspectAnswers;
  onChange(answers: AspectAnswers): void;
};

const ANSWERS: readonly AspectAnswer[] = [1, 2, 3];

/** Three answers to each aspect of produce; pressing the chosen one again takes it back. */
export function AspectPicker({ asked, answers, onChange }: AspectPickerProps) {
  return (
    <div className="flex flex-col gap-4">
      {asked.map((aspect) => {
        const { name, answers: texts } = ASPECT_TEXTS[aspect];
        return (
          <fieldset key={aspect}>
            <legend className="mb-1 text-label font-semibold text-ink-2">{name}</legend>
            <div className="flex flex-wrap gap-2">
              {ANSWERS.map((answer) => (
                <Chip
                  key={answer}
                  selected={answers[aspect] === answer}
                  onClick={() => onChange(withAnswer(answers, aspect, answer))}
                >
                  {texts[answer - 1]}
                </Chip>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

function withAnswer(answers: AspectAnswers, aspect: ReviewAspect, answer: AspectAnswer): AspectAnswers {
  const { [aspect]: before, ...others } = answers;
  return before === answer ? others : { ...others, [aspect]: answer };
}
