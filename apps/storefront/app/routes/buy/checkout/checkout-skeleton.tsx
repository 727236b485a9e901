import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";

export function CheckoutSkeleton() {
  return (
    <Skeleton name="주문서">
      {["address", "products", "payment"].map((key) => (
        <div key={key} className="mt-2 bg-surface px-gutter py-6 first:mt-0">
          <SkeletonBox className="h-6 w-28" />
          <SkeletonBox className="mt-4 h-13 rounded-md" />
          <SkeletonBox className="mt-3 h-13 rounded-md" />
        </div>
      ))}
    </Skeleton>
  );
}
