import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../../api/browser-api.ts";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import { ProductCard } from "../../../features/catalog/product-card.tsx";
import { ProductRow } from "../../../features/catalog/product-grid-and-row.tsx";
import { BannerStrip } from "../../../features/displays/banners/banner-strip.tsx";
import { isAddressOfShopPage } from "../../../is-address-of-shop-page.ts";
import { paths } from "../../../paths.ts";
import { SectionHeading } from "../../../ui/layout/section-heading.tsx";
import { useNearViewport } from "../../../ui/layout/use-near-viewport.ts";

/** Products of a row below the list. */
const MAX_PRODUCTS = 10;

/** Display groups of a category below its list; fetched when near. */
export function CategoryDisplayGroups({ categoryId }: { categoryId: number }) {
  const { openOptions, sheet } = useOptionSheet();
  const [anchor, isNear] = useNearViewport();
  const found = useQuery({
    queryKey: ["category-displays", categoryId],
    queryFn: () => api("GET /v1/display-category/{id}", { path: { id: categoryId } }),
    enabled: isNear,
    staleTime: 60_000,
  });
  return (
    <div ref={anchor} className={found.data || found.isError ? "" : "min-h-96"}>
      {found.data?.list.map((group) => (
        <LowGroup key={group.id} group={group} onAdd={openOptions} />
      ))}
      {sheet}
    </div>
  );
}

type LowGroupProps = {
  group: Reply<"GET /v1/display-category/{id}">["list"][number];
  onAdd: ReturnType<typeof useOptionSheet>["openOptions"];
};

/** Compact group: banners as a strip, products as a row. Tabs are left out, since the page has its own. */
function LowGroup({ group, onAdd }: LowGroupProps) {
  const banners = group.banners.filter(({ href }) => isAddressOfShopPage(href));
  if (banners.length > 0) return <BannerStrip banners={banners} />;
  if (group.products.length === 0) return null;
  const title = group.title ?? group.name;
  const isRanking = group.displayUiType === "rankingList";
  return (
    <section className="pt-8">
      <SectionHeading
        title={title}
        subTitle={group.subTitle}
        {...(isRanking && { more: { to: paths.best, label: "더보기" } })}
      />
      <ProductRow label={title}>
        {group.products.slice(0, MAX_PRODUCTS).map((product) => (
          <ProductCard key={product.id} product={product} onAdd={onAdd} />
        ))}
      </ProductRow>
    </section>
  );
}
