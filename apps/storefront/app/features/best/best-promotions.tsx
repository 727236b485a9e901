import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../../api/browser-api.ts";
import { paths } from "../../paths.ts";
import { chipClass } from "../../ui/form/chip.tsx";
import { Badge } from "../../ui/layout/badge.tsx";
import { SectionHeading } from "../../ui/layout/section-heading.tsx";
import { useNearViewport } from "../../ui/layout/use-near-viewport.ts";
import { ProductCard, type ProductCardProps } from "../catalog/product-card.tsx";
import { ProductRow } from "../catalog/product-grid-and-row.tsx";

type BestPromotionsProps = {
  /** Page it is rendered on; each has its own advertising. */
  type: "best" | "home";
  categoryId: number;
  onAdd: NonNullable<ProductCardProps["onAdd"]>;
};

/** Advertising and named product groups next to the best of a category; fetched when near. */
export function BestPromotions({ type, categoryId, onAdd }: BestPromotionsProps) {
  const [anchor, isNear] = useNearViewport();
  const found = useQuery({
    queryKey: ["front-best", type],
    queryFn: () => api("GET /v1/front/best", { query: { type } }),
    enabled: isNear,
    staleTime: 60_000,
  });
  const { advertisings = [], productGroups = [] } = found.data ?? {};
  const own = advertisings.filter((each) => each.categoryId === categoryId);
  return (
    <div ref={anchor} className={found.data || found.isError ? "" : "min-h-112"}>
      {own.length > 0 && (
        <section className="pt-8">
          <SectionHeading title="이런 상품은 어때요" subTitle="광고와 추천 상품이에요" />
          <ProductRow label="광고와 추천 상품">
            {own.map(({ id, badge, product }) => (
              <div key={id} className="relative">
                <span className="absolute top-2 left-2 z-2">
                  <Badge tone="only">{badge}</Badge>
                </span>
                <ProductCard product={product} onAdd={onAdd} />
              </div>
            ))}
          </ProductRow>
        </section>
      )}
      {productGroups.length > 0 && (
        <section className="pt-8">
          <SectionHeading title="주제별로 모았어요" />
          <ul className="flex flex-wrap gap-2 px-gutter">
            {productGroups.map(({ code, name }) => (
              <li key={code}>
                <Link className={chipClass(false)} to={paths.productGroup(code)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
