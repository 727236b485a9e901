import { type ReactNode, useId } from "react";

type PanelProps = {
  title: ReactNode;
  /** Fragment (`#…`) that links to this panel. */
  anchor?: string;
  /** Content to the right of the title: a count, a button. */
  end?: ReactNode;
  children: ReactNode;
};

/** Titled section on sunken ground: 배송지, 결제 수단, 결제 금액. */
export function Panel({ title, anchor, end, children }: PanelProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="mt-2 bg-surface px-gutter py-6 first:mt-0">
      <div className="mb-3 flex min-h-6 items-center justify-between gap-3">
        <h2 id={id} className="text-title3 font-bold tracking-tight">
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}
