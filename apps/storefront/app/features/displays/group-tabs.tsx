import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/browser-api.ts";
import { LoadFailed } from "../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonProductCards } from "../../ui/feedback/skeleton.tsx";
import { ProductGrid } from "../catalog/product-grid-and-row.tsx";
import { ChipTabs } from "./chip-tabs.tsx";
import type { GroupProps } from "./display-group-types.ts";
import { GroupProducts } from "./group-products.tsx";

/** Last opened tab per group id, restored when the shopper returns. */
const openTabs = new Map<number, number>();

/**
 * Renders a group's tabs and the nested tabs of the open one. The first tab's products come with the page; the others
 * are fetched when opened.
 */
export function GroupTabs({ group, onAdd }: GroupProps) {
  const leaves = group.tabs.flatMap((tab) => (tab.tabs.length > 0 ? tab.tabs : [tab]));
  const [openId, setOpenId] = useState(() => openTabs.get(group.id) ?? leaves[0]?.id);
  const outer = group.tabs.find((tab) => tab.id === openId || tab.tabs.some(({ id }) => id === openId));
  const leaf = leaves.find(({ id }) => id === openId);
  const hasInner = group.tabs.some(({ tabs }) => tabs.length > 0);
  const label = group.title ?? group.name;
  const panel = `group-${group.id}`;
  const open = (id: number) => {
    const chosen = group.tabs.find((tab) => tab.id === id)?.tabs[0]?.id ?? id;
    openTabs.set(group.id, chosen);
    setOpenId(chosen);
  };
  return (
    <>
      <div className="-mt-1 mb-2.5">
        <ChipTabs
          label={`${label} 나눠 보기`}
          tabs={group.tabs}
          selected={outer?.id}
          onSelect={open}
          panel={panel}
          look={hasInner ? "brand" : "soft"}
        />
        {outer && outer.tabs.length > 0 && (
          <ChipTabs
            label={`${outer.name} 나눠 보기`}
            tabs={outer.tabs}
            selected={openId}
            onSelect={open}
            panel={panel}
            look="soft"
          />
        )}
      </div>
      <div id={panel} role="tabpanel" aria-label={leaf ? `${label}, ${leaf.name}` : label}>
        {leaf && <LeafProducts key={leaf.id} leaf={leaf} group={group} label={label} onAdd={onAdd} />}
      </div>
    </>
  );
}

type LeafProductsProps = GroupProps & {
  leaf: { id: number; products: GroupProps["group"]["products"] };
  label: string;
};

/** Number of products per tab. */
const PAGE_SIZE = 30;

function LeafProducts({ leaf, group, label, onAdd }: LeafProductsProps) {
  const found = useQuery({
    queryKey: ["display-products", leaf.id],
    queryFn: () =>
      api("GET /v4/display-category/{id}/display-products", {
        path: { id: leaf.id },
        query: { take: PAGE_SIZE },
      }),
    enabled: leaf.products.length === 0,
    staleTime: 60_000,
  });
  if (found.error && !found.data) return <LoadFailed error={found.error} onRetry={() => found.refetch()} />;
  if (leaf.products.length === 0 && !found.data) {
    return (
      <Skeleton name="상품 목록">
        <ProductGrid>
          <SkeletonProductCards count={4} />
        </ProductGrid>
      </Skeleton>
    );
  }
  const products = found.data?.list ?? leaf.products;
  if (products.length === 0) {
    return <p className="px-gutter py-10 text-center text-label text-ink-3">가져올 내용이 없습니다.</p>;
  }
  return <GroupProducts ui={group.displayUiType} label={label} products={products} onAdd={onAdd} />;
}
