import type { Cell, Row } from "@tanstack/react-table";
import { type ComponentType, memo } from "react";
import type { ProductRow } from "../../../../features/products/update-cached-product-lists.ts";
import { COLUMN_CLASSES, type FEATURES } from "./product-columns.tsx";

type ProductTableRowProps = {
  row: Row<typeof FEATURES, ProductRow>;
  render: ComponentType<{ cell: Cell<typeof FEATURES, ProductRow, unknown> }>;
  /** Place of the row in the whole list. */
  place: number;
  isSelected: boolean;
  isCurrent: boolean;
  /** Shown columns; another choice draws every row again. */
  columns: Readonly<Record<string, boolean>>;
  /** The same function for as long as the table is there. */
  onToggle(place: number, isRange: boolean): void;
};

/**
 * A product in its cells: the keyboard's row has a bar at its left, a selected one a tint. Scrolling makes the table's model
 * again, not the products: a row whose product is the same is not drawn again.
 */
export const ProductTableRow = memo(
  ProductCells,
  (before, after) =>
    before.row.original === after.row.original &&
    before.place === after.place &&
    before.isSelected === after.isSelected &&
    before.isCurrent === after.isCurrent &&
    before.columns === after.columns,
);

function ProductCells(props: ProductTableRowProps) {
  const { row, render: Render, place, isSelected, isCurrent, onToggle } = props;
  const ground = isSelected ? "bg-selected" : isCurrent ? "bg-row-current" : "hover:bg-row-hover";
  return (
    <tr
      aria-rowindex={place + 2}
      aria-current={isCurrent || undefined}
      className={`${ground} [&>td]:h-13 [&>td]:px-2.5 [&>td]:py-1.5 [&>td]:inset-shadow-line ${isCurrent ? "[&>td:first-child]:inset-shadow-current" : ""}`}
    >
      <td className="pl-3.5 max-desk:hidden">
        <input
          type="checkbox"
          className="size-4 accent-brand"
          aria-label={`${row.original.name} 고르기`}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            onToggle(place, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </td>
      {row.getVisibleCells().map((cell) => (
        <td key={cell.id} className={COLUMN_CLASSES[cell.column.id]}>
          <Render cell={cell} />
        </td>
      ))}
    </tr>
  );
}
