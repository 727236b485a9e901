import { discountPercent } from "@todayfruit/domain/catalog/prices/discount-percent";
import { isChosung } from "@todayfruit/domain/korean/chosung";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { won } from "@todayfruit/domain/money/won";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Search from "lucide-react/icons/search";
import { Won } from "../../../features/catalog/price-block.tsx";
import { Photo } from "../../../ui/media/photo.tsx";
import type { Suggestion } from "./use-suggestions.ts";

type SuggestionListProps = {
  id: string;
  open: boolean;
  typed: string;
  suggestions: readonly Suggestion[];
  /** Index that Enter chooses; −1 for none. */
  active: number;
  onChoose(suggestion: Suggestion): void;
};

/** Suggestions over the page below the field: words, then categories and products. Focus stays in the field. */
export function SuggestionList({ id, open, typed, suggestions, active, onChoose }: SuggestionListProps) {
  if (!open) return null;
  const firstPlace = suggestions.findIndex(({ kind }) => kind !== "keyword");
  return (
    <div className="absolute inset-x-0 top-full h-[calc(100dvh-60px)] overflow-y-auto overscroll-contain bg-canvas pb-6">
      {isChosung(typed.trim()) && (
        <p className="px-gutter pt-3.5 text-caption text-ink-3">
          초성 <b className="font-semibold text-brand-ink">{typed.trim()}</b>으로 찾았어요
        </p>
      )}
      <div id={id} role="listbox" aria-label="추천 검색어" className="py-1.5">
        {suggestions.map((each, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the combobox's
          <div
            key={`${each.kind} ${each.id ?? each.text}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={`flex cursor-pointer items-center gap-3.5 px-gutter aria-selected:bg-sunken ${each.kind === "product" ? "min-h-[76px]" : "min-h-12"} ${index === firstPlace && index > 0 ? "mt-1.5 border-t-8 border-sunken pt-1.5" : ""}`}
            // Runs on pointerdown, before the field loses focus and the list closes.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(each)}
          >
            <SuggestionRow suggestion={each} />
          </div>
        ))}
      </div>
    </div>
  );
}

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const { kind, products, product } = suggestion;
  if (product) {
    const rate = discountPercent(won(product.listPrice), won(product.price));
    return (
      <>
        <span className="w-14 flex-none">
          <Photo path={product.image} alt="" sizes="56px" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-1 font-medium">
            <Marked suggestion={suggestion} />
          </span>
          <span className="tabular text-label font-bold">
            {rate > 0 && <span className="text-sale">{rate}% </span>}
            <Won amount={product.price} />
          </span>
        </span>
      </>
    );
  }
  const Icon = kind === "category" ? LayoutGrid : Search;
  return (
    <>
      <Icon className="size-5 text-ink-3" aria-hidden />
      <span className="line-clamp-1 min-w-0 flex-1">
        <Marked suggestion={suggestion} />
        {kind === "category" && <span className="ml-1.5 text-caption text-ink-3">카테고리</span>}
      </span>
      {products !== null && (
        <span className="tabular flex-none text-caption text-ink-3">상품 {groupDigits(products)}</span>
      )}
    </>
  );
}

/** Text with the typed part marked. */
function Marked({ suggestion: { text, match } }: { suggestion: Suggestion }) {
  if (!match) return text;
  const [start, end] = match;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
