import { kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { useState } from "react";
import { Link } from "react-router";
import { useSelectedFarmDay } from "../../../features/dispatch/use-selected-farm-day.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { Table } from "../../../ui/table/table.tsx";
import { TableRow } from "../../../ui/table/table-row.tsx";
import { useRowCursor } from "../../../ui/table/use-row-cursor.ts";
import { InvoiceNumberDialog } from "./invoice-number-dialog.tsx";
import { TrackingBadge } from "./tracking-badge.tsx";
import { type SentParcel, useSentParcels } from "./use-sent-parcels.ts";

const HEADS = [
  { text: "주문" },
  { text: "받는 분" },
  { text: "송장" },
  { text: "택배 상태" },
  { text: "나간 때" },
  { text: "할 일", isHidden: true },
] as const;

/** Parcels of a farm that have left, each with what the carrier said last; an invoice can still be corrected. */
export default function DonePage() {
  const { day, farm } = useSelectedFarmDay();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useSentParcels(
    day,
    farm.distributor.id,
  );
  const [corrected, setCorrected] = useState<SentParcel | null>(null);
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  const { current, step } = useRowCursor(rows, ({ id }) => id);
  useShortcut("KeyJ", () => step(1));
  useShortcut("KeyK", () => step(-1));
  useShortcut("Enter", () => current && current.deliveredAt === null && setCorrected(current));
  if (error && !data) return <ErrorScreen error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={6} />;
  if (rows.length === 0) {
    return (
      <EmptyState emoji="🚚" title="아직 나간 상자가 없어요">
        <p>3을 눌러 송장을 붙여 넣으면 보내요</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Table label="나간 상자" heads={HEADS}>
        {rows.map((row) => (
          <TableRow key={row.id} isCurrent={row === current}>
            <td className="whitespace-nowrap">
              <Link to={paths.order(row.orderId)} className="number font-semibold hover:underline">
                {row.orderNumber}
              </Link>{" "}
              {row.isReplacement && <Badge tone="info">교환 상자</Badge>}
            </td>
            <td className="whitespace-nowrap">{row.receiverName}</td>
            <td className="number whitespace-nowrap">
              {row.carrier.name} {row.invoiceNumber}
            </td>
            <td>
              <TrackingBadge parcel={row} />
            </td>
            <td className="number whitespace-nowrap text-ink-2">{kstTimeOf(row.dispatchedAt)}</td>
            <td className="text-right">
              <Button
                size="sm"
                denied={row.deliveredAt === null ? null : "도착한 상자의 송장은 고칠 수 없어요"}
                onClick={() => setCorrected(row)}
              >
                송장 고치기
                <span className="sr-only"> {row.orderNumber}</span>
              </Button>
            </td>
          </TableRow>
        ))}
      </Table>
      <p className="mt-2.5 flex items-center gap-2 text-micro text-ink-3">
        나간 뒤에도 송장번호를 고칠 수 있어요. 고치면 산 분에게 새 번호를 알려요.
        {hasNextPage && (
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            더 보기
          </Button>
        )}
      </p>
      {corrected && <InvoiceNumberDialog parcel={corrected} onClose={() => setCorrected(null)} />}
    </>
  );
}
