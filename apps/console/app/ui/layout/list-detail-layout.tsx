import type { ReactNode } from "react";

type ListDetailLayoutProps = {
  /** Name of the list at the left. */
  label: string;
  /** An editor has 366 px and, on narrow screens, all of its height. */
  size?: "list" | "editor";
  list: ReactNode;
  children: ReactNode;
};

/** A desk of full width: a list of 268 px with a scroll of its own, and the work beside it; on narrow screens below it. */
export function ListDetailLayout({ label, size = "list", list, children }: ListDetailLayoutProps) {
  const [columns, height] = SIZES[size];
  return (
    <div
      className={`-mx-6 -mt-4.5 -mb-8 grid min-h-[calc(100dvh-52px)] ${columns} max-wide:grid-cols-1 max-wide:content-start max-desk:-mx-3.5 max-desk:-mb-24 print:m-0 print:block`}
    >
      <aside
        aria-label={label}
        className={`no-print sticky top-13 flex h-[calc(100dvh-52px)] flex-col gap-0.5 overflow-auto bg-canvas px-2.5 py-3.5 inset-shadow-side max-wide:static max-wide:h-auto ${height}`}
      >
        {list}
      </aside>
      <div className="min-w-0 px-6 pt-4 pb-8 max-desk:px-3.5 max-desk:pb-24 print:p-0">{children}</div>
    </div>
  );
}

const SIZES = {
  list: ["grid-cols-[268px_minmax(0,1fr)]", "max-wide:max-h-50"],
  editor: ["grid-cols-[366px_minmax(0,1fr)]", ""],
} as const;
