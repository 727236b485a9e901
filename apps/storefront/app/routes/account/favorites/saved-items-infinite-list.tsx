import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ProductGrid } from "../../../features/catalog/product-grid-and-row.tsx";
import { deriveListFooterState } from "../../../ui/feedback/derive-list-footer-state.ts";
import { ListFooter } from "../../../ui/feedback/list-footer.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";

type SavedItemsInfiniteListProps<Item> = {
  pages: UseInfiniteQueryResult<{ pages: { list: Item[] }[] }>;
  /** Content of an empty list. */
  empty: ReactNode;
  children(items: Item[]): ReactNode;
};

/** Infinite list with its loading, failed and empty states. */
export function SavedItemsInfiniteList<Item>({ pages, empty, children }: SavedItemsInfiniteListProps<Item>) {
  if (!pages.data) {
    return pages.error ? (
      <LoadFailed error={pages.error} onRetry={() => void pages.refetch()} />
    ) : (
      <SavedItemsInfiniteListSkeleton />
    );
  }
  const items = pages.data.pages.flatMap((page) => page.list);
  if (items.length === 0) return empty;
  return (
    <div className="pt-4">
      {children(items)}
      <ListFooter
        state={deriveListFooterState(pages)}
        onMore={() => void pages.fetchNextPage()}
        endText="찜한 상품을 모두 봤어요"
      />
    </div>
  );
}

export function SavedItemsInfiniteListSkeleton() {
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
