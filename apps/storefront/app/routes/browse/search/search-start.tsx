import type { Reply } from "@todayfruit/contract/all-calls";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import { ProductCard, type ProductCardProps } from "../../../features/catalog/product-card.tsx";
import { ProductRow } from "../../../features/catalog/product-grid-and-row.tsx";
import { SectionHeading } from "../../../ui/layout/section-heading.tsx";
import { PopularSearchList } from "./popular-search-list.tsx";
import { RecentSearchList } from "./recent-search-list.tsx";

type SearchStartProps = {
  popular: Reply<"GET /v1/products/search/popular">;
  offers: readonly ProductCardProps["product"][];
};

/** Start page of the search: recent and popular searches, and popular products. */
export function SearchStart({ popular, offers }: SearchStartProps) {
  return (
    <main id="contents" className="pb-10">
      <h1 className="sr-only">검색</h1>
      <RecentSearchList />
      <PopularSearchList popular={popular} />
      <Offers title="이런 상품은 어때요" products={offers} />
    </main>
  );
}

/** Products of the row in a phone's first view. */
const IN_FIRST_VIEW = 3;

/** Row of products under a heading; renders nothing without any. */
export function Offers({ title, products }: { title: string; products: SearchStartProps["offers"] }) {
  const { openOptions, sheet } = useOptionSheet();
  if (products.length === 0) return null;
  return (
    <div className="pt-9">
      <SectionHeading title={title} />
      <ProductRow label={title}>
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            onAdd={openOptions}
            priority={index < IN_FIRST_VIEW}
          />
        ))}
      </ProductRow>
      {sheet}
    </div>
  );
}
