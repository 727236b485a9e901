import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useId, useState } from "react";
import { Chip } from "../../../ui/form/chip.tsx";

export type FilterChoice = {
  label: string;
  count: number;
  selected: boolean;
  onToggle(isOn: boolean): void;
};

type FilterChoicesProps = { title: string; choices: readonly FilterChoice[] };

/** Number of values shown before 더 보기. */
const FIRST = 12;

/** Values of one facet as chips with counts; one without products cannot be chosen. Renders nothing without products. */
export function FilterChoices({ title, choices }: FilterChoicesProps) {
  const heading = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (choices.every(({ count, selected }) => count === 0 && !selected)) return null;
  const shown = showsAll ? choices : choices.filter(({ selected }, index) => index < FIRST || selected);
  return (
    <section className="mb-6 last:mb-0" aria-labelledby={heading}>
      <h3 id={heading} className="mb-2.5 text-body2 font-bold">
        {title}
      </h3>
      <div className="flex flex-wrap gap-2">
        {shown.map(({ label, count, selected, onToggle }) => (
          <Chip
            key={label}
            look="soft"
            className="max-w-full disabled:text-ink-4"
            selected={selected}
            disabled={count === 0 && !selected}
            onClick={() => onToggle(!selected)}
          >
            <span className="truncate">{label}</span>
            <span className="tabular flex-none text-caption font-normal">
              {groupDigits(count)}
              <span className="sr-only">개</span>
            </span>
          </Chip>
        ))}
        {shown.length < choices.length && (
          <button
            className="hit-5 h-34px px-1 text-label font-medium text-brand-ink underline"
            type="button"
            onClick={() => setShowsAll(true)}
          >
            {choices.length - shown.length}개 더 보기
          </button>
        )}
      </div>
    </section>
  );
}
