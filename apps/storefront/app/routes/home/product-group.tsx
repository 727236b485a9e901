import { useState } from "react";
import { Chip, ChipRow } from "../../ui/form/chip.tsx";
import { SectionHeading } from "../../ui/layout/section-heading.tsx";
import { ProductCard } from "../../ui/product/product-card.tsx";
import { ProductGrid, ProductRow } from "../../ui/product/product-grid.tsx";
import { ProductRankingRow } from "../../ui/product/product-ranking-row.tsx";
import { Countdown } from "./countdown.tsx";
import { FundingCard } from "./funding-card.tsx";
import type { GroupProps } from "./home-group.tsx";

/** A group of products under its heading, with chips where it has tabs and a clock where it ends. */
export function ProductGroup({ group, onAdd }: GroupProps) {
  const [tabId, setTabId] = useState(group.tabs[0]?.id);
  const tab = group.tabs.find(({ id }) => id === tabId);
  const products = tab?.products ?? group.products;
  return (
    <section className="pt-8">
      <div className="relative">
        <SectionHeading title={group.title ?? group.name} subTitle={group.subTitle} />
        {group.endsAt && <Countdown endsAt={group.endsAt} />}
      </div>
      {group.tabs.length > 0 && (
        <div className="-mt-1 mb-2.5">
          <ChipRow label={`${group.title ?? group.name} 나눠 보기`}>
            {group.tabs.map(({ id, name }) => (
              <Chip key={id} selected={id === tabId} onClick={() => setTabId(id)}>
                {name}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
      <Products
        ui={group.displayUiType}
        label={group.title ?? group.name}
        products={products}
        onAdd={onAdd}
      />
    </section>
  );
}

interface ProductsProps {
  ui: GroupProps["group"]["displayUiType"];
  label: string;
  products: GroupProps["group"]["products"];
  onAdd: GroupProps["onAdd"];
}

function Products({ ui, label, products, onAdd }: ProductsProps) {
  switch (ui) {
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
        <ul className="scrollbar-none flex snap-x snap-mandatory scroll-px-(--gutter) gap-3 overflow-x-auto px-gutter pb-6">
          {products.map((product) => (
            <li
              key={product.id}
              className="flex-[0_0_calc(100cqw-52px)] snap-start @wide:flex-[0_0_calc((100cqw-58px)/2)]"
            >
              <FundingCard product={product} />
            </li>
          ))}
        </ul>
      );
    default:
      return (
        <ProductGrid>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} onAdd={onAdd} />
          ))}
        </ProductGrid>
      );
  }
}
