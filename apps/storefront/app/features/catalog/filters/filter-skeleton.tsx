import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";

const SECTIONS = ["delivery", "origin", "price"];

/** Skeleton of the filters while their counts are loaded. */
export function FilterSkeleton() {
  return (
    <Skeleton name="필터">
      {SECTIONS.map((section) => (
        <div key={section} className="mb-6">
          <SkeletonBox className="mb-3 h-5 w-16" />
          <SkeletonBox className="h-20 rounded-md" />
        </div>
      ))}
    </Skeleton>
  );
}
