import type { ProductFilter } from "@todayfruit/domain/catalog/read-and-write-product-filter";
import { countProductConditions } from "@todayfruit/domain/catalog/read-and-write-product-filter";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { Suspense, useState } from "react";
import { createLazyComponent } from "../../../ui/create-lazy-component.ts";
import { chipClass } from "../../../ui/form/chip.tsx";
import type { FilteredList } from "./filter-sheet.tsx";

/** Loaded when first opened: only then are the counts needed. */
const FilterSheet = createLazyComponent(async () => (await import("./filter-sheet.tsx")).FilterSheet);

type FilterButtonProps = {
  filter: ProductFilter;
  /** List that the filter narrows, for its counts. */
  list: FilteredList;
  onChoose(filter: ProductFilter): void;
};

/** Button that opens the filters of a list, with the number of those that are set. */
export function FilterButton({ filter, list, onChoose }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const count = countProductConditions(filter);
  return (
    <>
      <button
        className={chipClass(count > 0, "soft")}
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <SlidersHorizontal className="size-4" aria-hidden />
        필터
        {count > 0 && (
          <span className="tabular">
            {count}
            <span className="sr-only">개 적용</span>
          </span>
        )}
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <FilterSheet
            open={open}
            onClose={() => setOpen(false)}
            filter={filter}
            list={list}
            onChoose={onChoose}
          />
        </Suspense>
      )}
    </>
  );
}
