import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";

export function OrdersSkeleton() {
  return (
    <Skeleton name="주문 내역">
      {["first", "second", "third"].map((key) => (
        <div key={key} className="mt-2 bg-surface px-gutter py-5">
          <SkeletonBox className="h-5 w-32" />
          <div className="mt-4 flex gap-3">
            <SkeletonBox className="size-18 rounded-10" />
            <div className="flex-1">
              <SkeletonBox className="h-4 w-4/5" />
              <SkeletonBox className="mt-2 h-3.5 w-1/2" />
              <SkeletonBox className="mt-2 h-4 w-1/3" />
            </div>
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
