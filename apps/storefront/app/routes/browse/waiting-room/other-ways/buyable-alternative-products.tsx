import { useQuery } from "@tanstack/react-query";
import { api } from "../../../../api/browser-api.ts";
import { useOptionSheet } from "../../../../features/catalog/options/use-option-sheet.tsx";
import { ProductCard } from "../../../../features/catalog/product-card.tsx";
import { ProductRow } from "../../../../features/catalog/product-grid-and-row.tsx";
import { SectionHeading } from "../../../../ui/layout/section-heading.tsx";

const TITLE = "지금 살 수 있는 과일";
const MOST = 10;

/** Fruit that can be bought instead of what was sold out; renders nothing without any, and when it fails. */
export function BuyableAlternativeProducts({ productId }: { productId: number }) {
  const { openOptions, sheet } = useOptionSheet();
  const found = useQuery({
    queryKey: ["alternatives", productId],
    queryFn: () => api("GET /v1/products/{id}/alternatives", { path: { id: productId } }),
    staleTime: 60_000,
  });
  const { sameKind = [], similar = [], sameFarm = [] } = found.data ?? {};
  const list = [...sameKind, ...similar, ...sameFarm].slice(0, MOST);
  if (list.length === 0) return null;
  return (
    <section className="bg-surface pt-4 pb-12" aria-label={TITLE}>
      <SectionHeading title={TITLE} />
      <ProductRow label={`${TITLE}, 옆으로 넘겨 보기`}>
        {list.map((product) => (
          <ProductCard key={product.id} product={product} onAdd={openOptions} />
        ))}
      </ProductRow>
      {sheet}
    </section>
  );
}
