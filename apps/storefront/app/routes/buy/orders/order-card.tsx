import type { Reply } from "@todayfruit/contract/all-calls";
import { formatFullDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import type { CancellationTarget } from "../../../features/cancellations/cancellation-target-types.ts";
import { Won } from "../../../features/catalog/price-block.tsx";
import { OrderSum } from "../../../features/orders/explained-price/order-sum.tsx";
import { formatItemDateBesideStatus } from "../../../features/orders/format-item-date-beside-status.ts";
import { ItemArrivals } from "../../../features/orders/item-arrivals.tsx";
import { StatusText } from "../../../features/orders/order-status-text-and-badge.tsx";
import { OrderedItemActions } from "../../../features/orders/ordered-item-actions.tsx";
import { OrderedProductRow } from "../../../features/orders/ordered-product-row.tsx";
import { PurchaseCompletionPanel } from "../../../features/orders/purchase-completion-panel.tsx";
import { paths } from "../../../paths.ts";
import { DepositAmountCallout } from "./deposit-amount-callout.tsx";

type Order = Reply<"GET /v1/app-users/order-items">["list"][number];

type OrderCardProps = { order: Order; onCancel(target: CancellationTarget): void };

/** Order in the list: its date, its products with what can be done about each, and its price. */
export function OrderCard({ order, onCancel }: OrderCardProps) {
  const date = formatFullDate(kstDateOf(order.createdAt));
  // Every receiver of a gift gets the same products, so the list shows them once.
  const items = order.orderItemProducts.slice(0, order.orderItemProducts.length / (order.giftCount ?? 1));
  return (
    <article className="mt-2 bg-surface px-gutter pt-3 pb-1 first:mt-0">
      <header className="flex min-h-9 items-center justify-between">
        <h2 className="text-body2 font-bold tabular-nums">
          {date}
          <span className="block text-caption font-medium text-ink-3">{order.orderNumber}</span>
        </h2>
        <Link
          className="-my-1 -mr-1 inline-flex min-h-11 items-center gap-px text-label font-medium text-ink-3"
          to={paths.order(order.id)}
          aria-label={`${date} ${order.orderName} 주문 상세`}
        >
          주문 상세
          <ChevronRight className="size-4" aria-hidden />
        </Link>
      </header>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="py-4">
            {order.giftCount === null ? (
              <p className="flex flex-wrap items-baseline gap-x-2">
                <StatusText status={item.orderItemProductStatus} />
                <span className="text-label text-ink-3 tabular-nums">
                  {formatItemDateBesideStatus(item, order.depositUntil)}
                </span>
              </p>
            ) : (
              <p className="flex items-center gap-2">
                <StatusText status={order.orderItemStatus} />
                <span className="text-caption font-semibold text-brand-ink">선물 {order.giftCount}명</span>
              </p>
            )}
            <Link className="mt-2 block" to={paths.order(order.id)} tabIndex={-1}>
              <OrderedProductRow
                images={item.product.images}
                name={item.product.name}
                option={item.orderOptionGroups
                  .map(({ name, optionUnit }) => `${name} · ${optionUnit}개`)
                  .join(", ")}
              >
                {order.giftCount === null && <ItemArrivals item={item} />}
                <p className="mt-1 font-bold tabular">
                  <Won
                    amount={item.orderOptionGroups.reduce(
                      (sum, each) => sum + each.price * each.optionUnit,
                      0,
                    )}
                  />
                </p>
              </OrderedProductRow>
            </Link>
            {item.orderItemProductStatus === "bank_transfer_waiting" && order.giftCount === null && (
              <DepositAmountCallout price={order.orderItemPrice} />
            )}
            <PurchaseCompletionPanel orderId={order.id} item={item} />
            <OrderedItemActions orderId={order.id} item={item} onCancel={onCancel} />
          </li>
        ))}
      </ul>
      <OrderSum order={order} />
    </article>
  );
}
