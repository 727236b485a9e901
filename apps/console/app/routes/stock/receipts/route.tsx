import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { StockTabs } from "../../../features/stock/stock-tabs.tsx";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { SegmentLinks } from "../../../ui/layout/segment-links.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { TableRow } from "../../../ui/table/table-row.tsx";
import { PurchaseOrderDialog } from "./purchase-order-dialog.tsx";
import { ReceiptDialog } from "./receipt-dialog.tsx";
import {
  type PurchaseOrder,
  useCloseOrder,
  usePurchaseOrders,
} from "./use-read-and-change-purchase-orders.ts";

export const meta = () => [{ title: "들어온 것 · 오늘의과일 운영" }];

const HEADS = [
  { text: "들어올 날" },
  { text: "농가" },
  { text: "옵션" },
  { text: "발주", align: "right" },
  { text: "온 것", align: "right" },
  { text: "상태" },
  { text: "하기", isHidden: true },
] as const;

const STATUSES: Record<PurchaseOrder["status"], string> = {
  waiting: "기다림",
  partly_received: "나눠 옴",
  received: "다 옴",
  cancelled: "취소",
};
const VIEWS = ["all", "waiting", "partly_received"] as const;

/** Goods ordered at farms: what came is written by line with its lot, and raises the stock. */
export default function ReceiptsPage() {
  const [query] = useSearchParams();
  const { may } = useMe();
  const view = VIEWS.find((each) => each === query.get("view")) ?? "all";
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePurchaseOrders(
    view === "all" ? null : view,
  );
  const orders = data?.pages.flatMap(({ list }) => list) ?? [];
  const close = useCloseOrder();
  const [received, setReceived] = useState<PurchaseOrder | null>(null);
  const [isOrdering, setIsOrdering] = useState(false);
  const denied = may("stock.change") ? null : "재고를 고칠 권한이 없어요";
  return (
    <>
      <PageHeading
        title="재고"
        actions={
          <Button size="lg" tone="primary" denied={denied} onClick={() => setIsOrdering(true)}>
            발주 넣기
          </Button>
        }
      />
      <StockTabs current={paths.stockReceipts} />
      <SegmentLinks
        label="발주 보기"
        current={addressOf(view)}
        segments={VIEWS.map((each) => ({
          to: addressOf(each),
          label: each === "all" ? "모두" : STATUSES[each],
        }))}
      />
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={8} />}
      {data && orders.length === 0 && (
        <EmptyState emoji="🚚" title="들어올 것이 없어요">
          <p>농가에 발주를 넣으면 여기에서 들어온 것을 적어요</p>
        </EmptyState>
      )}
      {orders.length > 0 && (
        <Table label="발주" heads={HEADS}>
          {orders.map((order) => {
            const isOpen = order.status === "waiting" || order.status === "partly_received";
            const sum = (field: "units" | "received") =>
              order.lines.reduce((total, line) => total + line[field], 0);
            return (
              <TableRow key={order.id}>
                <td className="number whitespace-nowrap">{shortDay(order.expectedOn)}</td>
                <td>
                  {order.distributorName}
                  <span className="block text-micro text-ink-3">{order.createdBy}</span>
                </td>
                <td>
                  {order.lines.map(({ optionId, productName, optionName }) => (
                    <span key={optionId} className="block">
                      {productName} {optionName}
                    </span>
                  ))}
                </td>
                <td className="number text-right">{groupDigits(sum("units"))}</td>
                <td className="number text-right font-semibold">{groupDigits(sum("received"))}</td>
                <td>
                  <Badge tone={isOpen ? "info" : "neutral"}>{STATUSES[order.status]}</Badge>
                </td>
                <td>
                  {isOpen && (
                    <span className="flex justify-end gap-1.5">
                      <Button size="sm" denied={denied} onClick={() => setReceived(order)}>
                        들어온 것 적기
                      </Button>
                      <Button
                        size="sm"
                        tone="danger"
                        denied={denied}
                        busy={close.isPending && close.variables.id === order.id}
                        onClick={() => close.mutate(order)}
                      >
                        끝내기
                      </Button>
                    </span>
                  )}
                </td>
              </TableRow>
            );
          })}
        </Table>
      )}
      {hasNextPage && (
        <Button className="mt-2.5" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          더 보기
        </Button>
      )}
      {received && <ReceiptDialog order={received} onClose={() => setReceived(null)} />}
      {isOrdering && <PurchaseOrderDialog onClose={() => setIsOrdering(false)} />}
    </>
  );
}

function addressOf(view: (typeof VIEWS)[number]): string {
  return view === "all" ? paths.stockReceipts : `${paths.stockReceipts}?view=${view}`;
}
