import ChevronRight from "lucide-react/icons/chevron-right";
import { Fragment } from "react";
import { Link, useParams } from "react-router";
import { OrderStatusBadge } from "../../../features/orders/order-status-badge.tsx";
import { referringContentKindName } from "../../../features/orders/referring-content-kind-name.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { ActForBuyerMenu } from "./acting/act-for-buyer-menu.tsx";
import { AmountCard } from "./amount-card.tsx";
import { HistoryCard } from "./history-card.tsx";
import { LinesCard } from "./lines-card.tsx";
import { NoteCard } from "./note-card.tsx";
import { OrderActions } from "./order-actions.tsx";
import { ReceiverCard } from "./receiver-card.tsx";
import { useOrder } from "./use-order.ts";

export const meta = () => [{ title: "주문 하나 · 오늘의과일 운영" }];

/** One order: what is sent, why it costs this, who receives it, what has happened, and what can be done. */
export default function OrderPage() {
  const { id } = useParams();
  const { data, error, refetch } = useOrder(Number(id));
  if (error && !data) return <ErrorScreen error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={8} />;
  const { order } = data;
  return (
    <Fragment key={order.id}>
      <nav aria-label="위치" className="mb-1 flex items-center gap-1 text-micro text-ink-3">
        <Link to={paths.orders()} className="hover:text-ink">
          주문
        </Link>
        <ChevronRight className="size-3!" aria-hidden />
        <span className="number">{order.orderNumber}</span>
      </nav>
      <PageHeading
        isOnCanvas
        title={`주문 ${order.orderNumber}`}
        aside={
          <>
            <OrderStatusBadge status={order.orderItemStatus} />
            {order.isFirstPurchase && <Badge tone="outline">첫 구매</Badge>}
            {order.giftCount !== null && <Badge tone="outline">선물 {order.giftCount}명</Badge>}
            {data.content && (
              <Badge tone="outline">
                <span className="max-w-60 truncate">
                  {referringContentKindName(data.content.kind)}: {data.content.title}
                </span>
              </Badge>
            )}
            {instantText(order.createdAt, Date.now())}
          </>
        }
        actions={
          <>
            <Link to={paths.orderAsOf(order.id)} className={buttonClass({ size: "lg" })}>
              주문의 그때
            </Link>
            <ActForBuyerMenu shown={data} />
            <OrderActions shown={data} />
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)_348px] items-start gap-4 max-wide:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-4">
          <LinesCard shown={data} />
          <AmountCard order={order} />
          <HistoryCard shown={data} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ReceiverCard shown={data} />
          <NoteCard orderId={order.id} note={data.note} />
        </div>
      </div>
    </Fragment>
  );
}
