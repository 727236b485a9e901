import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { PhotoStack } from "../../../features/reorders/photo-stack.tsx";
import { ReorderButton } from "../../../features/reorders/reorder-button.tsx";
import type { RepeatPurchases } from "../../../features/reorders/use-repeat-purchases.ts";
import { paths } from "../../../paths.ts";
import { Panel } from "../../../ui/layout/panel.tsx";

/** 지난 주문째로: the latest order, bought again as a whole. */
export function ReorderLastOrderPanel({ order }: { order: NonNullable<RepeatPurchases["lastOrder"]> }) {
  const day = formatMonthDay(order.orderedOn);
  return (
    <Panel
      title="지난 주문째로"
      end={
        <Link
          className="-my-2.5 -mr-1 inline-flex min-h-11 items-center gap-px text-label text-ink-3"
          to={paths.orders}
        >
          주문 내역
          <ChevronRight className="size-4" aria-hidden />
        </Link>
      }
    >
      <div className="flex items-center gap-3">
        <PhotoStack images={order.images} />
        <p className="min-w-0 flex-1">
          <b className="block text-label font-semibold tabular-nums">{day}</b>
          <span className="line-clamp-2 text-caption text-ink-3">{order.orderName}</span>
        </p>
        <ReorderButton
          target={{ orderId: order.id, orderProductId: null }}
          label={`${day} 주문 다시 담기`}
          tone="outline"
          size="sm"
        />
      </div>
    </Panel>
  );
}
