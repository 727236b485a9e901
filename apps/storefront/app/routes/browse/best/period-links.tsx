import { Link } from "react-router";
import { moveFocusWithArrows } from "../../../ui/accessibility/move-focus-with-arrows.ts";
import {
  BEST_TYPE_LABELS,
  type BestQuery,
  type BestType,
  bestPath,
} from "./read-and-write-best-search-params.ts";

/** Links to the ranking's periods as a segmented control. */
export function PeriodLinks({ choices }: { choices: BestQuery }) {
  return (
    <nav
      className="flex h-46px items-center gap-1 rounded-md bg-sunken p-3px"
      aria-label="기간"
      onKeyDown={moveFocusWithArrows}
    >
      {types.map((type) => (
        <Link
          key={type}
          className="hit-2 flex h-10 flex-1 items-center justify-center rounded-10 text-label font-medium text-ink-2 current:bg-surface current:font-bold current:text-ink current:shadow-1"
          to={bestPath({ ...choices, type })}
          replace
          preventScrollReset
          aria-current={type === choices.type ? "page" : undefined}
        >
          {BEST_TYPE_LABELS[type]}
        </Link>
      ))}
    </nav>
  );
}

const types = Object.keys(BEST_TYPE_LABELS) as BestType[];
