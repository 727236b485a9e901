import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import {
  OPEN_PRODUCT_FILTER,
  type ProductFilter,
  writeProductFilter,
} from "@todayfruit/domain/catalog/read-and-write-product-filter";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useRef, useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { LiveRegion } from "../../../ui/accessibility/live-region.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { FilterSections } from "./filter-sections.tsx";
import { FilterSkeleton } from "./filter-skeleton.tsx";

/** List that is narrowed: a category or a search, with its conditions that the sheet leaves alone. */
export type FilteredList = ({ categoryId: number } | { searchToken: string }) & { conditions: string };

type FilterSheetProps = {
  open: boolean;
  onClose(): void;
  filter: ProductFilter;
  list: FilteredList;
  onChoose(filter: ProductFilter): void;
};

/**
 * Sheet with all filters of a list. Choices are a draft, whose counts follow; the button in the foot says how many products it
 * will show and applies it.
 */
export function FilterSheet({ open, onClose, filter, list, onChoose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filter);
  const [shown, setShown] = useState(open);
  const chosen = useRef<ProductFilter | null>(null);
  // Each opening begins with the filter of the list.
  if (open !== shown) {
    setShown(open);
    if (open) setDraft(filter);
  }
  const { conditions, ...within } = list;
  const text = [conditions, writeProductFilter(draft)].filter((each) => each !== "").join(",");
  const counts = useQuery({
    queryKey: ["filter-counts", within, text],
    queryFn: () =>
      api("GET /v1/products/filters", { query: { ...within, ...(text !== "" && { filter: text }) } }),
    placeholderData: keepPreviousData,
    enabled: open,
  });
  // The counts of the draft before it are shown while those of the draft are loaded, but not promised by the button.
  const known = counts.isPlaceholderData ? undefined : counts.data;
  const isOpenFilter = writeProductFilter(draft) === writeProductFilter(OPEN_PRODUCT_FILTER);

  /** Applies the draft after the sheet left the history, since choosing navigates. */
  function onClosed(): void {
    const applied = chosen.current;
    chosen.current = null;
    if (applied !== null) onChoose(applied);
  }

  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="필터"
      foot={
        <div className="flex gap-2">
          <Button
            tone="outline"
            size="lg"
            disabled={isOpenFilter}
            onClick={() => setDraft(OPEN_PRODUCT_FILTER)}
          >
            초기화
          </Button>
          <Button
            className="flex-1"
            size="lg"
            disabled={known?.totalCount === 0}
            onClick={() => {
              chosen.current = draft;
              onClose();
            }}
          >
            {showText(known)}
          </Button>
        </div>
      }
    >
      <LiveRegion text={known ? showText(known) : ""} />
      {counts.isError ? (
        <LoadFailed error={counts.error} onRetry={() => void counts.refetch()} />
      ) : counts.data ? (
        <FilterSections filter={draft} counts={counts.data} onChange={setDraft} />
      ) : (
        <FilterSkeleton />
      )}
    </BottomSheet>
  );
}

function showText(counts: Reply<"GET /v1/products/filters"> | undefined): string {
  if (!counts) return "상품 보기";
  if (counts.totalCount === 0) return "맞는 상품이 없어요";
  return `${groupDigits(counts.totalCount)}${counts.isMore ? "+" : ""}개 상품 보기`;
}
