import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../../api/browser-api.ts";
import { paths } from "../../paths.ts";
import { chipClass } from "../form/chip.tsx";
import { SectionHeading } from "../layout/section-heading.tsx";
import { Badge } from "../product/badge.tsx";
import { ProductCard, type ProductCardProps } from "../product/product-card.tsx";
import { ProductRow } from "../product/product-grid.tsx";
import { useNear } from "../use-near.ts";

type FrontBestProps = {
  /** Page it is rendered on; each has its own advertising. */
  type: "best" | "home";
  categoryId: number;
  onAdd: NonNullable<ProductCardProps["onAdd"]>;
};

/** Advertising and named product groups next to the best of a category; fetched when near. */
export function FrontBest({ type, categoryId, onAdd }: FrontBestProps) {
  const [place, isNear] = useNear();
  const found = useQuery({
    queryKey: ["front-best", type],
    queryFn: () => api("GET /v1/front/best", { query: { type } }),
    enabled: isNear,
    staleTime: 60_000,
  });
  const { advertisings = [], productGroups = [] } = found.data ?? {};
  const own = advertisings.filter((each) => each.categoryId === categoryId);
  return (
    <div ref={place} className={found.data || found.isError ? "" : "min-h-112"}>
      {own.length > 0 && (
        <section className="pt-8">
          <SectionHeading title="이런 상품은 어때요" subTitle="광고와 추천 상품이에요" />
          <ProductRow label="광고와 추천 상품">
            {own.map(({ id, badge, product }) => (
              <div key={id} className="relative">
                <span className="absolute top-2 left-2 z-[2]">
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
