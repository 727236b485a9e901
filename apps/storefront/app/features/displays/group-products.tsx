import { ProductCard } from "../catalog/product-card.tsx";
import { ProductGrid, ProductRow } from "../catalog/product-grid-and-row.tsx";
import { ProductRankingRow } from "../catalog/product-ranking-row.tsx";
import type { GroupProps } from "./display-group-types.ts";
import { FundingOrUpcomingCard } from "./funding-or-upcoming-card.tsx";

type GroupProductsProps = {
  ui: GroupProps["group"]["displayUiType"];
  label: string;
  products: GroupProps["group"]["products"];
  onAdd: GroupProps["onAdd"];
  /** True on the page that shows this group alone: rows become grids, and the first pictures are loaded with priority. */
  isFullPage?: boolean;
};

/** Renders the products of a group or tab in the group's layout. */
export function GroupProducts({ ui, label, products, onAdd, isFullPage = false }: GroupProductsProps) {
  switch (isFullPage && ui === "carousel" ? "grid2" : ui) {
    case "rankingList":
      return (
        <div className="@wide:grid @wide:grid-cols-2">
          {products.map((product, index) => (
            <ProductRankingRow key={product.id} product={product} rank={index + 1} />
          ))}
        </div>
      );
    case "carousel":
      return (
        <ProductRow label={label}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} onAdd={onAdd} />
          ))}
        </ProductRow>
      );
    case "bigCard":
      return (
        <div className="flex flex-col gap-4 px-gutter">
          {products.map((product) => (
            <FundingOrUpcomingCard key={product.id} product={product} />
          ))}
        </div>
      );
    case "fundingList":
      return (
        <ul
          className={
            isFullPage
              ? "flex flex-col gap-4 px-gutter pb-6 @wide:grid @wide:grid-cols-2"
              : "scrollbar-none flex snap-x snap-mandatory scroll-px-(--gutter) gap-3 overflow-x-auto px-gutter pb-6"
          }
        >
          {products.map((product) => (
            <li key={product.id} className={isFullPage ? "" : "slide-peek snap-start @wide:slide-half"}>
              <FundingOrUpcomingCard product={product} />
            </li>
          ))}
        </ul>
      );
    default:
      return (
        <ProductGrid>
          {products.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              onAdd={onAdd}
              priority={isFullPage && index < 4}
            />
          ))}
        </ProductGrid>
      );
  }
}
