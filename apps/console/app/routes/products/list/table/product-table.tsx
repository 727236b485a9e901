import { useTable } from "@tanstack/react-table";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ProductRow } from "../../../../features/products/update-cached-product-lists.ts";
import { useDebouncedValue } from "../../../../ui/use-debounced-value.ts";
import type { useProductSelection } from "../use-product-selection.ts";
import { useFreshRows } from "../use-products.ts";
import { COLUMN_CLASSES, FEATURES, PRODUCT_COLUMNS } from "./product-columns.tsx";
import { ProductTableRow } from "./product-table-row.tsx";

/** Height of a row in px. */
const ROW = 52;
/** Rows drawn beyond those in sight. */
const BEYOND = 12;
/** Time in ms that the rows in sight stay the same before they are read again. */
const STILL_MS = 400;
/** Rows before the end at which the next page is asked for. */
const AHEAD = 60;

type ProductTableProps = {
  rows: readonly ProductRow[];
  /** Shown columns by their ids; an absent one is shown. */
  columns: Readonly<Record<string, boolean>>;
  selection: ReturnType<typeof useProductSelection>;
  /** Place of the keyboard's row; `null` before the first key. */
  current: number | null;
  onEnd(): void;
};

/**
 * Products in a table that draws the rows in sight alone, so that 100,000 scroll as 50 do. The table's model has those rows
 * only: filters and order are the server's, and a model of all would be built again with each page.
 */
export function ProductTable({ rows, columns, selection, current, onEnd }: ProductTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW,
    overscan: BEYOND,
    scrollMargin: top,
  });
  const toggle = useRef(selection.toggle);
  toggle.current = selection.toggle;
  const onToggle = useCallback((place: number, isRange: boolean) => toggle.current(place, isRange), []);
  const shown = virtualizer.getVirtualItems();
  const [first = 0, last = -1] = [shown[0]?.index, shown.at(-1)?.index];
  const data = rows.slice(first, last + 1);
  const table = useTable({
    features: FEATURES,
    columns: PRODUCT_COLUMNS,
    data,
    getRowId: ({ id }) => String(id),
    state: { columnVisibility: columns },
  });
  useFreshRows(
    useDebouncedValue(
      data.map(({ id }) => id),
      STILL_MS,
    ),
  );
  const isNearEnd = last >= rows.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, onEnd]);
  useEffect(() => {
    if (current !== null) virtualizer.scrollToIndex(current, { align: "auto" });
  }, [current, virtualizer]);
  const above = first * ROW;
  const below = Math.max(0, rows.length - last - 1) * ROW;
  return (
    <section aria-label="상품" className="rounded-card bg-surface inset-shadow-hairline">
      <table className="w-full table-fixed border-separate border-spacing-0" aria-rowcount={-1}>
        <thead>
          <tr className="text-left text-micro text-ink-3 [&>th]:h-8.5 [&>th]:bg-canvas [&>th]:px-2.5 [&>th]:font-medium [&>th]:whitespace-nowrap [&>th]:inset-shadow-line">
            <th className="w-10 pl-3.5 max-desk:hidden">
              <input
                type="checkbox"
                className="size-4 accent-brand"
                aria-label="읽은 상품 모두"
                checked={selection.ids.size > 0 && selection.ids.size === rows.length}
                ref={(box) => {
                  if (box) box.indeterminate = selection.ids.size > 0 && selection.ids.size < rows.length;
                }}
                onChange={selection.toggleAll}
              />
            </th>
            {table.getHeaderGroups()[0]?.headers.map((header) => (
              <th key={header.id} className={COLUMN_CLASSES[header.column.id]}>
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {above > 0 && <Gap height={above} />}
          {table.getRowModel().rows.map((row, at) => (
            <ProductTableRow
              key={row.id}
              row={row}
              render={table.FlexRender}
              place={first + at}
              isSelected={selection.ids.has(row.original.id)}
              isCurrent={first + at === current}
              columns={columns}
              onToggle={onToggle}
            />
          ))}
          {below > 0 && <Gap height={below} />}
        </tbody>
      </table>
    </section>
  );
}

/** Room of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height }} />
    </tr>
  );
}
