import type { ReactNode } from "react";

/** Bar with the page's main action; replaces the bottom navigation. */
export function BottomActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="buy-bar sticky bottom-0 mt-auto z-nav bg-surface px-gutter pt-9px pb-safe-9 shadow-bar">
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}
