import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../api/console-api.ts";
import { formatLotCodesWithExpiry } from "../../../features/dispatch/format-lot-codes-with-expiry.ts";
import { useLocalCheckmarks } from "../../../features/dispatch/use-local-checkmarks.ts";
import { useSelectedFarmDay } from "../../../features/dispatch/use-selected-farm-day.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { Table } from "../../../ui/table/table.tsx";
import { TableRow } from "../../../ui/table/table-row.tsx";
import { useRowCursor } from "../../../ui/table/use-row-cursor.ts";

const MOST_OPTIONS = 500;
const HEADS = [
  { text: "모음" },
  { text: "상품 · 옵션" },
  { text: "보관" },
  { text: "LOT · 소비기한" },
  { text: "모을 것", align: "right" },
  { text: "상자", align: "right" },
  { text: "남은 재고", align: "right" },
] as const;

/** Options to pick for the accepted parcels of a farm, by option and lot; Space ticks the row of the keyboard. */
export default function PickPage() {
  const { day, farm } = useSelectedFarmDay();
  const distributorId = farm.distributor.id;
  const { data, error, refetch } = useQuery({
    queryKey: ["dispatch", "picks", day, distributorId],
    queryFn: () =>
      callApi("GET /operator/v1/pick-list", { query: { day, distributorId, take: MOST_OPTIONS } }),
  });
  const marks = useLocalCheckmarks(`picked ${day} ${distributorId}`);
  const rows = data?.list ?? [];
  const { current, step } = useRowCursor(rows, ({ optionId }) => optionId);
  // A tick is of this many units: what is ordered later has to be picked, too.
  const markOf = (row: (typeof rows)[number]) => `${row.optionId} ${row.units}`;
  useShortcut("KeyJ", () => step(1));
  useShortcut("KeyK", () => step(-1));
  useShortcut("Space", () => current && marks.toggle(markOf(current)));
  if (error && !data) return <ErrorScreen error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={6} />;
  if (rows.length === 0) {
    return (
      <EmptyState emoji="🧺" title="모을 것이 없어요">
        <p>{farm.paidParcels > 0 ? "A를 눌러 주문을 접수해 주세요" : "접수한 상자가 모두 나갔어요"}</p>
      </EmptyState>
    );
  }
  const units = rows.reduce((sum, row) => sum + row.units, 0);
  return (
    <>
      <p className="mb-3">
        <b className="text-form font-bold">
          {farm.acceptedParcels}상자에 담을 것 {units}개
        </b>{" "}
        <span className="text-ink-3">소비기한이 빠른 LOT부터</span>
      </p>
      <Table label="모을 것" heads={HEADS}>
        {rows.map((row) => (
          <TableRow key={row.optionId} isCurrent={row === current} isSelected={marks.has(markOf(row))}>
            <td className="w-12">
              <input
                type="checkbox"
                className="size-4 accent-brand"
                aria-label={`${row.productName} ${row.optionName} 다 모음`}
                checked={marks.has(markOf(row))}
                onChange={() => marks.toggle(markOf(row))}
              />
            </td>
            <td>
              <b className="line-clamp-1 font-semibold max-desk:min-w-30">{row.productName}</b>
              <span className="line-clamp-2 text-micro text-ink-3">{row.optionName}</span>
            </td>
            <td className="max-w-60 min-w-30">
              <span className="line-clamp-2 text-ink-2">{row.storage}</span>
            </td>
            <td className="number">{formatLotCodesWithExpiry(row.lots, row.units)}</td>
            <td className="number text-right text-title font-bold">{row.units}</td>
            <td className="number text-right">{row.parcels}</td>
            <td className="number text-right whitespace-nowrap">
              {row.unitsLeft === null ? "제한 없음" : row.unitsLeft.toLocaleString()}{" "}
              {row.unitsLeft === 0 && <Badge tone="warning">다 팔림</Badge>}
            </td>
          </TableRow>
        ))}
      </Table>
    </>
  );
}
