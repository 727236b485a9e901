import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { Link } from "react-router";
import { SKIP_NAMES } from "../../../features/subscriptions/subscription-state-and-reason-names.ts";
import { paths } from "../../../paths.ts";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { SubscriptionDetail } from "./use-subscription.ts";

/** The latest deliveries that are over, each with its order or the reason why there is none. */
export function CyclesCard({ cycles }: Pick<SubscriptionDetail, "cycles">) {
  return (
    <Card title="지난 배송" aside="최근 20번까지">
      {cycles.length === 0 && <p className="text-ink-3">아직 없어요</p>}
      <ol className="flex flex-col">
        {cycles.map(({ number, dispatchOn, order, skipReason, at }) => (
          <li
            key={number}
            className="flex flex-wrap items-center gap-x-3 border-t border-line py-2 first:border-0"
          >
            <span className="number w-8 text-ink-3">{number}</span>
            <span className="number w-28">{formatMonthDay(dispatchOn)}</span>
            <span className="min-w-0 flex-1">
              {order ? (
                <Link className="underline" to={paths.order(order.id)}>
                  {order.number} · {order.price.toLocaleString()}원
                </Link>
              ) : (
                `건너뜀${skipReason === null ? "" : ` · ${SKIP_NAMES[skipReason]}`}`
              )}
            </span>
            <span className="number text-micro text-ink-3">{instantText(at, Date.now())}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
