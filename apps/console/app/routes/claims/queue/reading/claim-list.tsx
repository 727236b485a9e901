import Camera from "lucide-react/icons/camera";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { REASON_TEXT, WISH_TEXT } from "../../../../features/claims/claim-labels.ts";
import { paths } from "../../../../paths.ts";
import { Badge } from "../../../../ui/feedback/badge.tsx";
import { waitText } from "../../../../ui/format-dates-and-durations.ts";
import type { ClaimView } from "../claim-list-view-filters.ts";
import { type ClaimRow, useCancellationRequests } from "../use-claims-and-cancellation-requests.ts";

type ClaimListProps = { rows: readonly ClaimRow[]; view: ClaimView; currentId: number | null };

/** Claims of a view, each with what is wanted, why, and how long it has waited; requests to cancel above them. */
export function ClaimList({ rows, view, currentId }: ClaimListProps) {
  const { data: requests } = useCancellationRequests();
  return (
    <ul className="-mx-2.5">
      {view === "waiting" &&
        requests?.list.map((order) => (
          <li key={`order ${order.id}`} className="border-t border-line">
            <Link to={paths.order(order.id)} className="block px-3.5 py-2.5 hover:bg-row-hover">
              <span className="flex items-center gap-2">
                <Badge tone="warning">취소</Badge>
                <b className="number font-semibold">{order.orderNumber}</b>
              </span>
              <span className="line-clamp-1">{order.orderName}</span>
              <span className="text-micro text-ink-3">주문에서 판단해요</span>
            </Link>
          </li>
        ))}
      {rows.map((row) => (
        <ClaimItem key={row.id} row={row} view={view} isCurrent={row.id === currentId} />
      ))}
    </ul>
  );
}

function ClaimItem({ row, view, isCurrent }: { row: ClaimRow; view: ClaimView; isCurrent: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  return (
    <li ref={item} className="border-t border-line">
      <Link
        to={paths.claims({ view, id: row.id })}
        aria-current={isCurrent || undefined}
        className="block px-3.5 py-2.5 hover:bg-row-hover aria-[current]:bg-row-current aria-[current]:inset-shadow-current"
      >
        <span className="flex items-center gap-2">
          <Badge tone={row.wish === "replace" ? "info" : "outline"}>{WISH_TEXT[row.wish]}</Badge>
          <b className="number font-semibold">{row.orderNumber}</b>
          <span className="ml-auto text-micro text-ink-3">{waitText(row.requestedAt, Date.now())}</span>
        </span>
        <span className="line-clamp-1">{row.productName}</span>
        <span className="flex items-center gap-2 text-micro text-ink-3">
          {row.reopened ? "다시 봐 달라고 했어요" : REASON_TEXT[row.reason]}
          {row.photos.length > 0 && (
            <span className="number ml-auto flex items-center gap-1">
              <Camera className="size-3.5!" aria-hidden />
              <span className="sr-only">사진</span>
              {row.photos.length}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
