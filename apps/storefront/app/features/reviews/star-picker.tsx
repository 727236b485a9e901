import { useId } from "react";

type StarPickerProps = {
  /** 0 until a score is chosen. */
  score: number;
  onChange(score: number): void;
};

const SCORE_TEXTS = ["", "별로예요", "아쉬워요", "보통이에요", "좋아요", "최고예요"];

/** Five large stars to choose from, on native radio buttons for the arrow keys. */
export function StarPicker({ score, onChange }: StarPickerProps) {
  const name = useId();
  return (
    <fieldset className="text-center">
      <legend className="w-full text-title2 font-bold">어떠셨어요?</legend>
      <div className="mt-3 inline-flex">
        {[1, 2, 3, 4, 5].map((each) => (
          <label
            key={each}
            className="grid size-12 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              className="sr-only"
              type="radio"
              name={name}
              value={each}
              checked={each === score}
              onChange={() => onChange(each)}
              aria-label={`${each}점, ${SCORE_TEXTS[each]}`}
            />
            <span className={`icon-star size-10 ${each <= score ? "text-star" : "text-line-strong"}`} />
          </label>
        ))}
      </div>
      <p className="mt-1 min-h-5 text-label font-semibold text-brand-ink" aria-hidden>
        {SCORE_TEXTS[score]}
      </p>
    </fieldset>
  );
}
