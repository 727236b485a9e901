import type { ReactNode } from "react";

/** Holds the boxes of what is being loaded; appears after 150 ms of waiting and is named for screen readers. */
export function Skeleton({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="after-150ms" role="status">
      <span className="sr-only">{name} 불러오는 중</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}

/** One shimmering box; its size comes by class. */
export function SkeletonBox({ className }: { className: string }) {
  return <div className={`shimmer ${className}`} />;
}

/** The boxes of product cards. */
export function SkeletonProductCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are all alike and never change places.
    <div key={place}>
      <SkeletonBox className="aspect-square rounded-md" />
      <SkeletonBox className="mt-3 h-3 w-1/2" />
      <SkeletonBox className="mt-2 h-3.5 w-11/12" />
      <SkeletonBox className="mt-2 h-4 w-2/3" />
    </div>
  ));
}
