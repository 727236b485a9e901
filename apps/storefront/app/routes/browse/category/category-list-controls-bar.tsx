import { groupDigits } from "@todayfruit/domain/money/format-won";
import ChevronDown from "lucide-react/icons/chevron-down";
import LayoutGrid from "lucide-react/icons/layout-grid";
import List from "lucide-react/icons/list";
import { useState } from "react";
import { FilterButton } from "../../../features/catalog/filters/filter-button.tsx";
import { LiveRegion } from "../../../ui/accessibility/live-region.tsx";
import { IconButton } from "../../../ui/form/icon-button.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { ChoiceSheet } from "../../../ui/overlay/choice-sheet.tsx";
import { saveListView } from "./last-used-list-layout-storage.tsx";
import {
  type ListQuery,
  type ListView,
  ORDER_BY_LABELS,
  type OrderBy,
} from "./read-and-write-category-search-params.ts";

type ListBarProps = {
  categoryId: number;
  totalCount: number;
  choices: ListQuery;
  /** Current layout of the list. */
  view: ListView;
  onChoose(choices: ListQuery): void;
};

/** Bar with the count, the sort order, the layout, the sold-out switch and the filters. */
export function CategoryListControlsBar({ categoryId, totalCount, choices, view, onChoose }: ListBarProps) {
  const [sorting, setSorting] = useState(false);
  const nextView = view === "grid" ? "list" : "grid";
  return (
    <>
      <LiveRegion text={`상품 ${groupDigits(totalCount)}개`} />
      <div className="flex h-12 items-center gap-2 pr-1.5 pl-(--gutter)">
        <span className="tabular flex-1 text-label text-ink-2">
          총 <b className="font-bold text-ink">{groupDigits(totalCount)}</b>개
        </span>
        <button
          className="inline-flex min-h-11 items-center gap-1 text-label font-medium"
          type="button"
          aria-haspopup="dialog"
          onClick={() => setSorting(true)}
        >
          {ORDER_BY_LABELS[choices.orderBy]}
          <ChevronDown className="size-4" aria-hidden />
        </button>
        <span className="h-3.5 w-px bg-line-strong" aria-hidden />
        <IconButton
          label={nextView === "list" ? "목록으로 보기" : "격자로 보기"}
          onClick={() => {
            saveListView(nextView);
            onChoose({ ...choices, view: nextView });
          }}
        >
          {nextView === "list" ? <List aria-hidden /> : <LayoutGrid aria-hidden />}
        </IconButton>
      </div>
      <div className="flex items-center justify-between gap-3 px-gutter pb-3">
        <Switch on={choices.hideSoldOut} onChange={(hideSoldOut) => onChoose({ ...choices, hideSoldOut })}>
          품절 상품 숨기기
        </Switch>
        <FilterButton
          filter={choices.filter}
          list={{ categoryId, conditions: choices.hideSoldOut ? "stock:in" : "" }}
          onChoose={(filter) => onChoose({ ...choices, filter })}
        />
      </div>
      <ChoiceSheet
        title="정렬"
        open={sorting}
        onClose={() => setSorting(false)}
        options={orderByOptions}
        selected={choices.orderBy}
        onChoose={(orderBy) => onChoose({ ...choices, orderBy })}
      />
    </>
  );
}

const orderByOptions = (Object.keys(ORDER_BY_LABELS) as OrderBy[]).map((value) => ({
  value,
  label: ORDER_BY_LABELS[value],
}));
