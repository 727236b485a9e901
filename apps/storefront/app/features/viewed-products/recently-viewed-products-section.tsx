import { paths } from "../../paths.ts";
import { SectionHeading } from "../../ui/layout/section-heading.tsx";
import { useOptionSheet } from "../catalog/options/use-option-sheet.tsx";
import { ProductCard } from "../catalog/product-card.tsx";
import { ProductGrid } from "../catalog/product-grid-and-row.tsx";
import { PriceFallBadge } from "./price-fall-badge.tsx";
import { useMergedViewedProducts } from "./use-merged-viewed-products.ts";

const SHOWN = 4;

/** The latest viewed products of an empty page; renders nothing without any. */
export function RecentlyViewedProductsSection() {
  const viewed = useMergedViewedProducts();
  const { openOptions, sheet } = useOptionSheet();
  const list = viewed.data?.list.slice(0, SHOWN) ?? [];
  if (list.length === 0) return null;
  return (
    <section className="pt-4 pb-12" aria-label="최근 본 상품">
      <SectionHeading title="최근 본 상품" more={{ to: paths.recent }} />
      <ProductGrid>
        {list.map((view) => (
          <div key={view.productId}>
            <ProductCard product={view.product} onAdd={openOptions} />
            <PriceFallBadge {...view} />
          </div>
        ))}
      </ProductGrid>
      {sheet}
    </section>
  );
}
