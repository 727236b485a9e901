import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";

/** Placeholder of the gifts of a tab while they load. */
export function GiftsSkeleton({ name }: { name: string }) {
  return (
    <Skeleton name={name}>
      {["first", "second", "third"].map((key) => (
        <div key={key} className="mt-2 flex gap-3 bg-surface px-gutter py-5">
          <SkeletonBox className="size-18 flex-none rounded-10" />
          <div className="flex-1">
            <SkeletonBox className="h-4.5 w-3/4" />
            <SkeletonBox className="mt-2 h-3.5 w-1/2" />
            <SkeletonBox className="mt-2 h-4.5 w-1/3" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
