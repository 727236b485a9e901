import { Skeleton, SkeletonBox } from "./skeleton.tsx";

/** Placeholder rows shown while a list loads. */
export function RowsSkeleton({ name }: { name: string }) {
  return (
    <Skeleton name={name}>
      <div className="flex flex-col gap-3 bg-surface px-gutter py-6">
        <SkeletonBox className="h-5 w-2/5" />
        <SkeletonBox className="h-5 w-4/5" />
        <SkeletonBox className="h-5 w-3/5" />
      </div>
    </Skeleton>
  );
}
