import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { relativeDayText } from "@todayfruit/domain/calendar/relative-day-text";
import { hasYetToArrive } from "../../../../features/orders/has-yet-to-arrive.ts";
import { StatusBadge } from "../../../../features/orders/order-status-text-and-badge.tsx";

type Item = Reply<"GET /v1.2/app-users/orders/{id}">["orderItemProducts"][number];

/** Strip with the day on which each product arrives: brand while it is on its way, amber where it moved. */
export function ArrivalDays({ products }: { products: readonly Item[] }) {
  const today = kstDateOf(new Date().toISOString());
  const lines = products
    .filter(({ orderItemProductStatus }) => hasYetToArrive(orderItemProductStatus))
    .flatMap((item) => {
      const promises = item.orderOptionGroups.flatMap(({ deliveryPromise }) => deliveryPromise ?? []);
      const last = promises.toSorted((a, b) => a.arrivalTo.localeCompare(b.arrivalTo)).at(-1);
      return last === undefined ? [] : [{ item, promise: last }];
    });
  if (lines.length === 0) return null;
  return (
    <ul
      className="mt-4 divide-y divide-line rounded-lg bg-sunken px-3.5 py-1"
      aria-label="상품마다 도착하는 날"
    >
      {lines.map(({ item, promise }) => {
        const { dispatchDate, arrivalTo, change } = promise;
        const isMoving = item.orderItemProductStatus === "delivering";
        const look = change ? LOOKS.moved : isMoving ? LOOKS.moving : LOOKS.planned;
        const [, month = "", day = ""] = arrivalTo.split("-");
        return (
          <li key={item.id} className="flex min-h-15 items-center gap-3 py-2">
            <span
              className={`flex size-11 flex-none flex-col items-center justify-center rounded-10 text-micro tabular-nums ${look}`}
              aria-hidden
            >
              {`${Number(month)}월`}
              <b className="text-body1/5 font-extrabold">{Number(day)}</b>
            </span>
            <span className="min-w-0 flex-1">
              <b className="line-clamp-1 text-label font-semibold">{item.product.name}</b>
              <span className="block text-caption text-ink-3 tabular-nums">
                <span className="sr-only">{formatMonthDay(arrivalTo)} 도착 예정, </span>
                {change
                  ? `${formatMonthDay(change.arrivalTo)}에서 바뀌었어요`
                  : isMoving
                    ? `${relativeDayText(arrivalTo, today)} 도착 예정`
                    : `${relativeDayText(dispatchDate, today)} 출고`}
              </span>
            </span>
            <StatusBadge status={item.orderItemProductStatus} />
          </li>
        );
      })}
    </ul>
  );
}

const LOOKS = {
  planned: "bg-surface text-ink-3",
  moving: "bg-brand text-on-brand",
  moved: "bg-warning-tint text-warning",
} as const;
