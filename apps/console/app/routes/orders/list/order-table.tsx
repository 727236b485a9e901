import { OrderTableRow } from "./order-table-row.tsx";
import type { OrderRow } from "./use-orders-and-view-counts.ts";
import type { useSelection } from "./use-selection.ts";

type OrderTableProps = {
  rows: readonly OrderRow[];
  selection: ReturnType<typeof useSelection>;
  /** Row that the keyboard is on; `null` before the first key. */
  currentId: number | null;
};

/** Orders, one in a row: what a packer needs to know without opening it. */
export function OrderTable({ rows, selection, currentId }: OrderTableProps) {
  return (
    <div className="relative overflow-auto rounded-card bg-surface inset-shadow-hairline">
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr className="text-left text-micro text-ink-3 [&>th]:h-8.5 [&>th]:bg-canvas [&>th]:px-2.5 [&>th]:font-medium [&>th]:whitespace-nowrap [&>th]:inset-shadow-line">
            <th className="w-10 pl-3.5">
              <input
                type="checkbox"
                className="size-4 accent-brand"
                aria-label="이 쪽 모두 고르기"
                checked={selection.isAll}
                ref={(box) => {
                  if (box) box.indeterminate = !selection.isAll && selection.selected.length > 0;
                }}
                onChange={selection.toggleAll}
              />
            </th>
            <th>주문</th>
            <th>받는 분</th>
            <th>상품 · 옵션</th>
            <th>농가 · 출고일</th>
            <th>지역</th>
            <th className="text-right">결제</th>
            <th>상태</th>
            <th>표시</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OrderTableRow
              key={row.id}
              row={row}
              isSelected={selection.has(row.id)}
              isCurrent={row.id === currentId}
              onToggle={() => selection.toggle(row.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
