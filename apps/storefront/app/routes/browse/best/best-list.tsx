import { useState } from "react";
import { BestPromotions } from "../../../features/best/best-promotions.tsx";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import { ProductCard } from "../../../features/catalog/product-card.tsx";
import { ProductGrid } from "../../../features/catalog/product-grid-and-row.tsx";
import { ListFooter } from "../../../ui/feedback/list-footer.tsx";
import { FirstRankedCard } from "./first-ranked-card.tsx";
import { RankBadge } from "./rank-badge.tsx";
import type { RankedProduct } from "./ranked-product-types.ts";

/** Number of products rendered at first and added at a time; the whole ranking is already loaded. */
const STEP = 15;

/** Number of products rendered per ranking, restored when the shopper returns. */
const drawn = new Map<string, number>();

type BestListProps = {
  /** Identifies the ranking. */
  name: string;
  categoryId: number;
  list: readonly RankedProduct[];
};

export function BestList({ name, categoryId, list }: BestListProps) {
  const { openOptions, sheet } = useOptionSheet();
  const [shown, setShown] = useState(() => drawn.get(name) ?? STEP);
  const [first, ...others] = list.slice(0, shown);
  const more = () => {
    drawn.set(name, shown + STEP);
    setShown(shown + STEP);
  };
  return (
    <>
      {first && <FirstRankedCard ranked={first} onAdd={openOptions} />}
      <div className="mt-6">
        <ProductGrid>
          {others.map((ranked) => (
            <div key={ranked.product.id} className="relative">
              <RankBadge ranked={ranked} />
              <ProductCard product={ranked.product} onAdd={openOptions} />
            </div>
          ))}
        </ProductGrid>
      </div>
      <ListFooter
        state={shown < list.length ? "idle" : "end"}
        onMore={more}
        endText={`${list.at(-1)?.rank ?? 0}위까지 다 봤어요`}
      />
      <BestPromotions type="best" categoryId={categoryId} onAdd={openOptions} />
      {sheet}
    </>
  );
}
