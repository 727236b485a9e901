import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { footerState } from "../../ui/feedback/footer-state.ts";
import { ListFooter } from "../../ui/feedback/list-footer.tsx";
import { LoadFailed } from "../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../ui/feedback/skeleton.tsx";
import { ProductGrid } from "../../ui/product/product-grid.tsx";

type KeptListProps<Item> = {
  pages: UseInfiniteQueryResult<{ pages: { list: Item[] }[] }>;
  /** Content of an empty list. */
  empty: ReactNode;
  children(items: Item[]): ReactNode;
};

/** Growing list with its loading, failed and empty states. */
export function KeptList<Item>({ pages, empty, children }: KeptListProps<Item>) {
  if (!pages.data) {
    return pages.error ? (
      <LoadFailed error={pages.error} onRetry={() => void pages.refetch()} />
    ) : (
      <KeptListSkeleton />
    );
  }
  const items = pages.data.pages.flatMap((page) => page.list);
  if (items.length === 0) return empty;
  return (
    <div className="pt-4">
      {children(items)}
      <ListFooter
        state={footerState(pages)}
        onMore={() => void pages.fetchNextPage()}
        endText="가져올 내용이 없습니다."
      />
    </div>
  );
}

export function KeptListSkeleton() {
  return (
    <Skeleton name="찜한 것">
      <div className="pt-4">
        <ProductGrid>
          {["a", "b", "c", "d"].map((key) => (
            <SkeletonBox key={key} className="aspect-3/5 w-full rounded-md" />
          ))}
        </ProductGrid>
      </div>
    </Skeleton>
  );
}
