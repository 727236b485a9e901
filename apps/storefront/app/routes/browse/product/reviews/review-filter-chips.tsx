import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { ReviewFacets, ReviewFilters } from "@todayfruit/domain/reviews/count-review-facets";
import type { ReviewOrder } from "@todayfruit/domain/reviews/review-sort-order-codes";
import Camera from "lucide-react/icons/camera";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useState } from "react";
import { Chip, ChipRow, chipClass } from "../../../../ui/form/chip.tsx";
import { ChoiceSheet } from "../../../../ui/overlay/choice-sheet.tsx";
import { formatHarvestMonth } from "./format-harvest-month.ts";
import { NO_FILTERS } from "./use-filtered-reviews.ts";

type ReviewFilterChipsProps = {
  /** Number of all reviews of the product. */
  total: number;
  facets: Pick<ReviewFacets, "photo" | "repeat" | "options" | "harvests">;
  filters: ReviewFilters;
  onFilters(filters: ReviewFilters): void;
  order: ReviewOrder;
  onOrder(order: ReviewOrder): void;
};

const ORDERS: readonly { value: ReviewOrder; label: string }[] = [
  { value: "helpful", label: "도움돼요순" },
  { value: "latest", label: "최신순" },
  { value: "score", label: "별점 높은순" },
];

/** Sort order and filters of the reviews; each filter shows how many reviews it leads to, given the others. */
export function ReviewFilterChips({
  total,
  facets,
  filters,
  onFilters,
  order,
  onOrder,
}: ReviewFilterChipsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { photo, repeat, optionName, harvestMonth } = filters;
  return (
    <div className="-mx-gutter">
      <ChipRow label="후기 정렬과 거르기">
        <button
          className={chipClass(false)}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {ORDERS.find(({ value }) => value === order)?.label}
          <ChevronDown className="size-4" aria-hidden />
        </button>
        <FilterChip
          count={total}
          selected={!photo && !repeat && optionName === null && harvestMonth === null}
          onClick={() => onFilters(NO_FILTERS)}
        >
          전체
        </FilterChip>
        <FilterChip
          count={facets.photo}
          selected={photo}
          onClick={() => onFilters({ ...filters, photo: !photo })}
        >
          <Camera className="size-4" aria-hidden />
          사진
        </FilterChip>
        <FilterChip
          count={facets.repeat}
          selected={repeat}
          onClick={() => onFilters({ ...filters, repeat: !repeat })}
        >
          다시 산 분
        </FilterChip>
        {facets.options.length > 1 &&
          facets.options.map(({ name, count }) => (
            <FilterChip
              key={name}
              count={count}
              selected={name === optionName}
              onClick={() => onFilters({ ...filters, optionName: name === optionName ? null : name })}
            >
              <span className="max-w-40 truncate">{name}</span>
            </FilterChip>
          ))}
        {facets.harvests.map(({ month, count }) => (
          <FilterChip
            key={month}
            count={count}
            selected={month === harvestMonth}
            onClick={() => onFilters({ ...filters, harvestMonth: month === harvestMonth ? null : month })}
          >
            {formatHarvestMonth(month, facets.harvests)} 수확
          </FilterChip>
        ))}
      </ChipRow>
      <ChoiceSheet
        title="후기 정렬"
        open={isChoosing}
        onClose={() => setChoosing(false)}
        options={ORDERS}
        selected={order}
        onChoose={onOrder}
      />
    </div>
  );
}

type FilterChipProps = { count: number; selected: boolean; onClick(): void; children: ReactNode };

/** Filter with its number; one that would leave nothing is disabled unless it is chosen. */
function FilterChip({ count, selected, onClick, children }: FilterChipProps) {
  return (
    <Chip
      className="disabled:text-ink-disabled"
      selected={selected}
      disabled={count === 0 && !selected}
      onClick={onClick}
    >
      {children}
      <span className="tabular-nums">{groupDigits(count)}</span>
    </Chip>
  );
}
