import { ProductCard } from "../product/product-card.tsx";
import { ProductGrid, ProductRow } from "../product/product-grid.tsx";
import { ProductRankingRow } from "../product/product-ranking-row.tsx";
import { FundingCard } from "./funding-card.tsx";
import type { GroupProps } from "./group.ts";

type GroupProductsProps = {
  ui: GroupProps["group"]["displayUiType"];
  label: string;
  products: GroupProps["group"]["products"];
  onAdd: GroupProps["onAdd"];
  /** True on the page that shows this group alone: rows become grids, and the first pictures are loaded with priority. */
  alone?: boolean;
};

/** Renders the products of a group or tab in the group's layout. */
export function GroupProducts({ ui, label, products, onAdd, alone = false }: GroupProductsProps) {
  switch (alone && ui === "carousel" ? "grid2" : ui) {
    case "rankingList":
      return (
        <div className="@wide:grid @wide:grid-cols-2">
          {products.map((product, place) => (
            <ProductRankingRow key={product.id} product={product} rank={place + 1} />
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
            <FundingCard key={product.id} product={product} />
          ))}
        </div>
      );
    case "fundingList":
      return (
        <ul
          className={
            alone
              ? "flex flex-col gap-4 px-gutter pb-6 @wide:grid @wide:grid-cols-2"
              : "scrollbar-none flex snap-x snap-mandatory scroll-px-(--gutter) gap-3 overflow-x-auto px-gutter pb-6"
          }
        >
          {products.map((product) => (
            <li
              key={product.id}
              className={
                alone ? "" : "flex-[0_0_calc(100cqw-52px)] snap-start @wide:flex-[0_0_calc((100cqw-58px)/2)]"
              }
            >
              <FundingCard product={product} />
            </li>
          ))}
        </ul>
      );
    default:
      return (
        <ProductGrid>
          {products.map((product, place) => (
            <ProductCard key={product.id} product={product} onAdd={onAdd} priority={alone && place < 4} />
          ))}
        </ProductGrid>
      );
  }
}
