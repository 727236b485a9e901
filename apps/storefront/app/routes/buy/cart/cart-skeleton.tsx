import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";

export function CartSkeleton() {
  return (
    <Skeleton name="장바구니">
      <div className="bg-surface px-gutter py-3.5">
        <SkeletonBox className="h-6 w-32" />
      </div>
      {["first", "second"].map((key) => (
        <div key={key} className="mt-2 bg-surface px-gutter py-4">
          <SkeletonBox className="h-6 w-40" />
          <SkeletonBox className="mt-4 h-14 rounded-md" />
          <div className="mt-5 flex gap-3">
            <SkeletonBox className="size-6 rounded-full" />
            <SkeletonBox className="size-18 rounded-10" />
            <div className="flex-1">
              <SkeletonBox className="h-4 w-4/5" />
              <SkeletonBox className="mt-2 h-3.5 w-1/2" />
              <SkeletonBox className="mt-4 h-9 w-28 rounded-10" />
            </div>
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
