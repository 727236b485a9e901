import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { statusLabel } from "@todayfruit/domain/orders/status-label";
import { Panel } from "../../../../ui/layout/panel.tsx";

type Order = Reply<"GET /v1.2/app-users/orders/{id}">;

/** 주문 기록: events of an order, the latest first. */
export function OrderEvents({ timeline }: Pick<Order, "timeline">) {
  return (
    <Panel title="주문 기록">
      <ol className="flex flex-col gap-3">
        {timeline.toReversed().map((event) => (
          <li
            key={`${event.at} ${event.orderItemStatus} ${event.productName}`}
            className="flex gap-3 text-label"
          >
            <time className="w-22 flex-none text-ink-3 tabular-nums" dateTime={event.at}>
              {formatShortDate(kstDateOf(event.at))} {kstTimeOf(event.at)}
            </time>
            <div className="min-w-0">
              <b className="font-semibold">{labelOf(event.orderItemStatus)}</b>
              {event.productName && <span className="text-ink-2"> · {event.productName}</span>}
              {event.reason && <p className="text-caption text-ink-3">{event.reason}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Label of an event; `request` is how every order starts, also one without a deposit. */
function labelOf(status: Order["timeline"][number]["orderItemStatus"]): string {
  return status === "request" ? "주문 접수" : statusLabel(status).label;
}
