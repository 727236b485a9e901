import type { ReactNode } from "react";

export type TableHead = {
  text: string;
  align?: "right";
  /** Read by screen readers alone. */
  isHidden?: boolean;
  /** Left out on narrow screens, as the cells below it are. */
  isDeskOnly?: boolean;
};

/** A table with a head of 34 px; it scrolls sideways on its own; a column at the left of words keeps 20 px from numbers at the right. */
export function Table({
  label,
  heads,
  foot,
  children,
}: {
  label: string;
  heads: readonly TableHead[];
  /** Row of sums. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard.
      tabIndex={0}
      className="relative overflow-auto rounded-card bg-surface inset-shadow-hairline"
    >
      <table className="w-full border-separate border-spacing-0 [&_.text-right+:not(.text-right)]:pl-5">
        <thead>
          <tr className="text-left text-micro text-ink-3 [&>th]:h-8.5 [&>th]:bg-canvas [&>th]:px-2.5 [&>th]:font-medium [&>th]:whitespace-nowrap [&>th]:inset-shadow-line [&>th]:first:pl-3.5">
            {heads.map(({ text, align, isHidden, isDeskOnly }) => (
              <th
                key={text}
                className={`${align === "right" ? "text-right" : ""} ${isDeskOnly ? "max-desk:hidden" : ""}`}
              >
                {isHidden ? <span className="sr-only">{text}</span> : text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </section>
  );
}
