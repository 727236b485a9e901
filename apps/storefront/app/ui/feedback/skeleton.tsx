import type { ReactNode } from "react";

/** Container of loading placeholders; appears after 150 ms and has an accessible name. */
export function Skeleton({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="after-150ms" role="status">
      <span className="sr-only">{name} 불러오는 중</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}

/** Shimmering box sized by `className`. */
export function SkeletonBox({ className }: { className: string }) {
  return <div className={`shimmer ${className}`} />;
}

/** Placeholders of product cards. */
export function SkeletonProductCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are all alike and never change places.
    <div key={index}>
      <SkeletonBox className="aspect-square rounded-md" />
      <SkeletonBox className="mt-3 h-3 w-1/2" />
      <SkeletonBox className="mt-2 h-3.5 w-11/12" />
      <SkeletonBox className="mt-2 h-4 w-2/3" />
    </div>
  ));
}
