import type { Reply } from "@todayfruit/contract/all-calls";
import { OPEN_PRODUCT_FILTER } from "@todayfruit/domain/catalog/read-and-write-product-filter";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import {
  NO_FILTER,
  type SearchFilter,
  type SearchOrder,
  writeSearchFilter,
} from "@todayfruit/domain/search/read-and-write-search-filter";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { FilterButton } from "../../../../features/catalog/filters/filter-button.tsx";
import { LiveRegion } from "../../../../ui/accessibility/live-region.tsx";
import { Chip, ChipRow } from "../../../../ui/form/chip.tsx";
import { ChoiceSheet } from "../../../../ui/overlay/choice-sheet.tsx";

type FilterBarProps = {
  text: string;
  found: Reply<"GET /v1/products/search">;
  filter: SearchFilter;
  onChoose(filter: SearchFilter): void;
};

const ORDERS: { value: SearchOrder; label: string }[] = [
  { value: "relevance", label: "추천순" },
  { value: "latest", label: "최신순" },
  { value: "popular", label: "인기순" },
  { value: "review", label: "후기 많은순" },
  { value: "score", label: "평점 높은순" },
  { value: "priceAsc", label: "낮은 가격순" },
  { value: "priceDesc", label: "높은 가격순" },
];

/** Price ranges in 원, both ends inclusive. */
const PRICES: { value: string; label: string; min: number | null; max: number | null }[] = [
  { value: "all", label: "모든 가격", min: null, max: null },
  { value: "10000", label: "1만 원 이하", min: null, max: 10_000 },
  { value: "20000", label: "1만~2만 원", min: 10_000, max: 20_000 },
  { value: "30000", label: "2만~3만 원", min: 20_000, max: 30_000 },
  { value: "50000", label: "3만~5만 원", min: 30_000, max: 50_000 },
  { value: "more", label: "5만 원 이상", min: 50_000, max: null },
];

/** Bar with the result count, its categories, the sort order and the filters. */
export function FilterBar({ text, found, filter, onChoose }: FilterBarProps) {
  const [sheet, setSheet] = useState<"order" | "price" | null>(null);
  const price = PRICES.find(({ min, max }) => min === filter.minPrice && max === filter.maxPrice);
  const categories = filter.categoryId === null ? found.categories.slice(0, 8) : found.categories;
  return (
    <>
      <ChipRow label="찾은 상품의 카테고리">
        <Chip selected={filter.categoryId === null} onClick={() => onChoose({ ...filter, categoryId: null })}>
          전체
        </Chip>
        {categories.map(({ id, name }) => (
          <Chip
            key={id}
            selected={filter.categoryId === id}
            onClick={() => onChoose({ ...filter, categoryId: id })}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
      <LiveRegion text={`${text} 검색 결과 ${countText(found)}`} />
      <div className="flex min-h-12 items-center gap-2 pr-2.5 pl-(--gutter)">
        <h1 className="tabular min-w-0 flex-1 truncate text-label text-ink-2">
          <b className="font-bold text-ink">{text}</b> 검색 결과{" "}
          <b className="font-bold text-brand-ink">{countText(found)}</b>
        </h1>
        <SheetButton onClick={() => setSheet("order")}>
          {ORDERS.find(({ value }) => value === filter.order)?.label}
        </SheetButton>
      </div>
      <div className="pb-2">
        <ChipRow label="조건">
          <FilterButton
            filter={filter}
            list={{
              searchToken: text,
              conditions: writeSearchFilter({ ...filter, ...OPEN_PRODUCT_FILTER, order: NO_FILTER.order }),
            }}
            onChoose={(chosen) => onChoose({ ...filter, ...chosen })}
          />
          <Chip
            look="soft"
            selected={filter.inStockOnly}
            onClick={() => onChoose({ ...filter, inStockOnly: !filter.inStockOnly })}
          >
            품절 제외
          </Chip>
          <Chip
            look="soft"
            selected={filter.freeDeliveryOnly}
            onClick={() => onChoose({ ...filter, freeDeliveryOnly: !filter.freeDeliveryOnly })}
          >
            무료배송
          </Chip>
          <Chip
            look="soft"
            selected={filter.minPrice !== null || filter.maxPrice !== null}
            aria-haspopup="dialog"
            onClick={() => setSheet("price")}
          >
            {price === undefined || price.value === "all" ? "가격" : price.label}
            <ChevronDown className="size-4" aria-hidden />
          </Chip>
        </ChipRow>
      </div>
      <ChoiceSheet
        title="정렬"
        open={sheet === "order"}
        onClose={() => setSheet(null)}
        options={ORDERS}
        selected={filter.order}
        onChoose={(order) => onChoose({ ...filter, order })}
      />
      <ChoiceSheet
        title="가격"
        open={sheet === "price"}
        onClose={() => setSheet(null)}
        options={PRICES}
        selected={price?.value ?? "all"}
        onChoose={(value) => {
          const { min, max } = PRICES.find((each) => each.value === value) ?? {};
          onChoose({ ...filter, minPrice: min ?? null, maxPrice: max ?? null });
        }}
      />
    </>
  );
}

function SheetButton({ children, onClick }: { children: React.ReactNode; onClick(): void }) {
  return (
    <button
      className="inline-flex min-h-11 flex-none items-center gap-1 px-1.5 text-label font-medium"
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {children}
      <ChevronDown className="size-4" aria-hidden />
    </button>
  );
}

function countText({ totalCount, isMore }: FilterBarProps["found"]): string {
  return isMore ? `${groupDigits(totalCount)}+` : groupDigits(totalCount);
}

/** Checks whether any filter other than the sort order is set. */
export function isNarrowed(filter: SearchFilter): boolean {
  const { order, mayCorrect } = NO_FILTER;
  return writeSearchFilter({ ...filter, order, mayCorrect }) !== "";
}
