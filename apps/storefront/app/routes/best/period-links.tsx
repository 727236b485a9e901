import { Link } from "react-router";
import { moveFocusWithArrows } from "../../ui/form/arrow-focus.ts";
import { type BestChoices, type BestType, bestAddress, bestTypeLabels } from "./best-choices.ts";

/** Links to the ranking's periods as a segmented control. */
export function PeriodLinks({ choices }: { choices: BestChoices }) {
  return (
    <nav
      className="flex h-[46px] items-center gap-1 rounded-md bg-sunken p-[3px]"
      aria-label="기간"
      onKeyDown={moveFocusWithArrows}
    >
      {types.map((type) => (
        <Link
          key={type}
          className="hit-2 flex h-10 flex-1 items-center justify-center rounded-[10px] text-label font-medium text-ink-2 aria-[current]:bg-surface aria-[current]:font-bold aria-[current]:text-ink aria-[current]:shadow-1"
          to={bestAddress({ ...choices, type })}
          replace
          preventScrollReset
          aria-current={type === choices.type ? "page" : undefined}
        >
          {bestTypeLabels[type]}
        </Link>
      ))}
    </nav>
  );
}

const types = Object.keys(bestTypeLabels) as BestType[];
