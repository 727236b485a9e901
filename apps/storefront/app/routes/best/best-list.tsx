import type { Reply } from "@todayfruit/contract/all-calls";
import { useState } from "react";
import { ListFooter } from "../../ui/feedback/list-footer.tsx";
import { useOptionSheet } from "../../ui/option-sheet/use-option-sheet.tsx";
import { ProductCard } from "../../ui/product/product-card.tsx";
import { ProductGrid } from "../../ui/product/product-grid.tsx";
import { FrontBest } from "../../ui/stories/front-best.tsx";
import { BestFirst } from "./best-first.tsx";
import { RankBadge } from "./rank-badge.tsx";

export type Ranked = Reply<"GET /v1/products/category/{id}/best">["list"][number];

/** Number of products rendered at first and added at a time; the whole ranking is already loaded. */
const step = 15;

/** Number of products rendered per ranking, restored when the shopper returns. */
const drawn = new Map<string, number>();

type BestListProps = {
  /** Identifies the ranking. */
  name: string;
  categoryId: number;
  list: readonly Ranked[];
};

export function BestList({ name, categoryId, list }: BestListProps) {
  const { openOptions, sheet } = useOptionSheet();
  const [shown, setShown] = useState(() => drawn.get(name) ?? step);
  const [first, ...others] = list.slice(0, shown);
  const more = () => {
    drawn.set(name, shown + step);
    setShown(shown + step);
  };
  return (
    <>
      {first && <BestFirst ranked={first} onAdd={openOptions} />}
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
      <FrontBest type="best" categoryId={categoryId} onAdd={openOptions} />
      {sheet}
    </>
  );
}
