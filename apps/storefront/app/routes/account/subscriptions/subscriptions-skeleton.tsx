import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";

/** Three subscriptions that are on their way. */
export function SubscriptionsSkeleton() {
  return (
    <Skeleton name="정기배송">
      <div className="flex flex-col gap-4 bg-surface px-gutter py-6">
        {["a", "b", "c"].map((key) => (
          <div key={key} className="flex gap-3">
            <SkeletonBox className="size-18 flex-none rounded-10" />
            <div className="flex flex-1 flex-col gap-2">
              <SkeletonBox className="h-4.5 w-3/4" />
              <SkeletonBox className="h-3.5 w-1/2" />
              <SkeletonBox className="h-4.5 w-1/3" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
