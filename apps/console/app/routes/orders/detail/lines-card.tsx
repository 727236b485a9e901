import { groupDigits } from "@todayfruit/domain/money/format-won";
import { OrderStatusBadge } from "../../../features/orders/order-status-badge.tsx";
import { shortDate } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { GiftSwapNote } from "./gift-swap-note.tsx";
import type { OrderLine, ShownOrder } from "./use-order.ts";

/** Products of an order by farm, each with its options, day of dispatch and parcel. */
export function LinesCard({ shown }: { shown: ShownOrder }) {
  const farms = Map.groupBy(shown.order.orderItemProducts, ({ product }) => product.distributor.name);
  return [...farms].map(([farm, lines]) => (
    <Card key={farm} title={farm} aside={`상품 ${lines.length}개`}>
      <ul className="-mx-4 -mb-4">
        {lines.map((line) => (
          <Line key={line.id} line={line} shown={shown} />
        ))}
      </ul>
    </Card>
  ));
}

function Line({ line, shown }: { line: OrderLine; shown: ShownOrder }) {
  const [image] = line.product.images;
  const parcel = shown.shipments.find(({ orderItemProductIds }) => orderItemProductIds.includes(line.id));
  return (
    <li className="flex gap-3 border-t border-line px-4 py-3">
      {image && (
        <img
          src={`/images/160/${image}`}
          alt=""
          width={48}
          height={48}
          className="size-12 flex-none rounded-control object-cover"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{line.product.name}</p>
        {line.orderOptionGroups.map(({ id, name, optionUnit, shipmentDate, deliveryPromise }) => {
          const dispatchOn = deliveryPromise?.dispatchDate ?? shipmentDate;
          return (
            <p key={id} className="text-ink-2">
              {name} × {optionUnit}
              {dispatchOn && <span className="text-ink-3"> · {shortDate(dispatchOn)} 출고</span>}
            </p>
          );
        })}
        {parcel && (
          <p className="number text-micro text-ink-3">
            {parcel.carrier.name} {parcel.invoiceNumber}
          </p>
        )}
        <GiftSwapNote line={line} deliveries={shown.deliveries} />
      </div>
      <div className="flex flex-none flex-col items-end gap-1">
        <b className="number font-semibold">
          {groupDigits(
            line.orderOptionGroups.reduce((sum, { price, optionUnit }) => sum + price * optionUnit, 0),
          )}
          원
        </b>
        <OrderStatusBadge status={line.orderItemProductStatus} />
      </div>
    </li>
  );
}
