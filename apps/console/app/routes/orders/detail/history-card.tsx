import { ORDER_ITEM_PRODUCT_STATUSES, ORDER_STATUSES } from "@todayfruit/domain/orders/status";
import { statusLabel } from "@todayfruit/domain/orders/status-label";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { ShownOrder } from "./use-order.ts";

const ACTORS = { buyer: "산 분", provider: "결제사", shop: "운영" } as const;

/** Events of the order and swaps of its gifts, the newest first, each with its product, actor and reason. */
export function HistoryCard({ shown }: { shown: ShownOrder }) {
  const names = new Map(shown.order.orderItemProducts.map(({ id, product }) => [id, product.name]));
  return (
    <Card title="지나온 일">
      <ol className="flex flex-col gap-3">
        {eventsOf(shown).map(({ label, orderItemProductId, actor, reason, at }) => (
          <li key={`${at} ${label} ${orderItemProductId}`} className="border-l-2 border-line-strong pl-3">
            <p>
              <b className="font-semibold">{label}</b>{" "}
              <span className="text-ink-3">
                {instantText(at, Date.now())} · {actor}
              </span>
            </p>
            {orderItemProductId !== null && (
              <p className="text-micro text-ink-3">{names.get(orderItemProductId)}</p>
            )}
            {reason && <p className="text-ink-2">{reason}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Lists the changes of status, the swaps and their taking back, the newest first. */
function eventsOf({ events, deliveries }: ShownOrder) {
  const swaps = deliveries.flatMap(({ swap }) => {
    if (swap === null) return [];
    const { orderItemProductId, fromName, toName, swappedAt, takenBackAt } = swap;
    const swapped = {
      label: "선물을 바꿈",
      reason: `${fromName} → ${toName}`,
      actor: "받는 분",
      at: swappedAt,
    };
    const back = { label: "처음 선물로 되돌림", reason: `${toName} → ${fromName}`, actor: "운영" };
    return [swapped, ...(takenBackAt === null ? [] : [{ ...back, at: takenBackAt }])].map((each) => ({
      ...each,
      orderItemProductId: orderItemProductId as number | null,
    }));
  });
  const moves = events.map(({ to, actor, ...event }) => ({
    ...event,
    label: labelOf(to),
    actor: ACTORS[actor] as string,
  }));
  return [...moves, ...swaps]
    .map((event) => ({ ...event, reason: event.reason ?? null }))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** Returns the label of a status; a status of a later version of the shop is shown as it is. */
function labelOf(status: string): string {
  const known = [...ORDER_STATUSES, ...ORDER_ITEM_PRODUCT_STATUSES].find((each) => each === status);
  return known ? statusLabel(known).label : status;
}
