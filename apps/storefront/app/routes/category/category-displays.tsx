import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../api/browser-api.ts";
import { isPage } from "../../is-page.ts";
import { paths } from "../../paths.ts";
import { BannerStrip } from "../../ui/banners/banner-strip.tsx";
import { SectionHeading } from "../../ui/layout/section-heading.tsx";
import { useOptionSheet } from "../../ui/option-sheet/use-option-sheet.tsx";
import { ProductCard } from "../../ui/product/product-card.tsx";
import { ProductRow } from "../../ui/product/product-grid.tsx";
import { useNear } from "../../ui/use-near.ts";

/** Products of a row below the list. */
const most = 10;

/** Display groups of a category below its list; fetched when near. */
export function CategoryDisplays({ categoryId }: { categoryId: number }) {
  const { openOptions, sheet } = useOptionSheet();
  const [place, isNear] = useNear();
  const found = useQuery({
    queryKey: ["category-displays", categoryId],
    queryFn: () => api("GET /v1/display-category/{id}", { path: { id: categoryId } }),
    enabled: isNear,
    staleTime: 60_000,
  });
  return (
    <div ref={place} className={found.data || found.isError ? "" : "min-h-96"}>
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
  const banners = group.banners.filter(({ href }) => isPage(href));
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
        {group.products.slice(0, most).map((product) => (
          <ProductCard key={product.id} product={product} onAdd={onAdd} />
        ))}
      </ProductRow>
    </section>
  );
}
