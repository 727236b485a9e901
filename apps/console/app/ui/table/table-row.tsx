import { type ReactNode, useEffect, useRef } from "react";

type TableRowProps = { isCurrent?: boolean; isSelected?: boolean; children: ReactNode };

/** A row of a table: the keyboard's has a bar at its left and stays in view, a selected one a tint. */
export function TableRow({ isCurrent = false, isSelected = false, children }: TableRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  const ground = isSelected ? "bg-selected" : isCurrent ? "bg-row-current" : "hover:bg-row-hover";
  return (
    <tr
      ref={row}
      aria-current={isCurrent || undefined}
      className={`${ground} [&>td]:h-13 [&>td]:px-2.5 [&>td]:py-1.5 [&>td]:inset-shadow-line [&>td:first-child]:pl-3.5 ${isCurrent ? "[&>td:first-child]:inset-shadow-current" : ""}`}
    >
      {children}
    </tr>
  );
}
