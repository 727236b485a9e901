import { ProductGrid } from "../../../features/catalog/product-grid-and-row.tsx";
import { Skeleton, SkeletonBox, SkeletonProductCards } from "../../../ui/feedback/skeleton.tsx";

/** Placeholders of the list while other choices load. */
export function CategorySkeleton({ view }: { view: "grid" | "list" }) {
  return (
    <Skeleton name="상품 목록">
      {view === "grid" ? (
        <ProductGrid>
          <SkeletonProductCards count={6} />
        </ProductGrid>
      ) : (
        ["a", "b", "c", "d", "e"].map((row) => (
          <div key={row} className="flex gap-3.5 border-b border-line px-gutter py-4">
            <SkeletonBox className="size-[108px] flex-none rounded-md" />
            <div className="flex-1">
              <SkeletonBox className="h-3 w-1/3" />
              <SkeletonBox className="mt-2 h-3.5 w-11/12" />
              <SkeletonBox className="mt-2 h-4 w-1/2" />
            </div>
          </div>
        ))
      )}
    </Skeleton>
  );
}
