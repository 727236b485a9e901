import type { ReactNode } from "react";

/** Grid of two columns, three in a wide column. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-x-11px gap-y-7 px-gutter @wide:grid-cols-3 @wide:gap-x-3.5 @wide:gap-y-8">
      {children}
    </div>
  );
}

/** Row that scrolls sideways and snaps to its cards. */
export function ProductRow({ children, label }: { children: ReactNode; label: string }) {
  return (
    <section
      className="scrollbar-none flex snap-x snap-proximity scroll-px-(--gutter) gap-11px overflow-x-auto px-gutter *:w-[146px] *:flex-none *:snap-start @wide:*:w-[172px]"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
      tabIndex={0}
    >
      {children}
    </section>
  );
}
