import { ORDER_ITEM_PRODUCT_STATUSES, ORDER_STATUSES } from "@todayfruit/domain/orders/status";
import { statusLabel } from "@todayfruit/domain/orders/status-label";
import { Card } from "../../../ui/layout/card.tsx";
import { instantText } from "../../../ui/time-text.ts";
import type { ShownOrder } from "./use-order.ts";

const ACTORS = { buyer: "산 분", provider: "결제사", shop: "운영" } as const;

/** Events of the order, the newest first, each with its product, actor and reason. */
export function HistoryCard({ shown }: { shown: ShownOrder }) {
  const names = new Map(shown.order.orderItemProducts.map(({ id, product }) => [id, product.name]));
  return (
    <Card title="지나온 일">
      <ol className="flex flex-col gap-3">
        {shown.events.toReversed().map(({ to, orderItemProductId, actor, reason, at }) => (
          <li key={`${at} ${to} ${orderItemProductId}`} className="border-l-2 border-line-strong pl-3">
            <p>
              <b className="font-semibold">{labelOf(to)}</b>{" "}
              <span className="text-ink-3">
                {instantText(at, Date.now())} · {ACTORS[actor]}
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

/** Returns the label of a status; a status of a later version of the shop is shown as it is. */
function labelOf(status: string): string {
  const known = [...ORDER_STATUSES, ...ORDER_ITEM_PRODUCT_STATUSES].find((each) => each === status);
  return known ? statusLabel(known).label : status;
}
