import type { Reply } from "@todayfruit/contract/all-calls";
import { formatFullDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { Link } from "react-router";
import { canCancel, statusesOf } from "../../../features/cancellations/can-cancel.ts";
import type { CancellationTarget } from "../../../features/cancellations/cancellation-target-types.ts";
import { OrderSum } from "../../../features/orders/explained-price/order-sum.tsx";
import { ItemArrivals } from "../../../features/orders/item-arrivals.tsx";
import { StatusText } from "../../../features/orders/order-status-text-and-badge.tsx";
import { OrderedItemActions } from "../../../features/orders/ordered-item-actions.tsx";
import { OrderedProductRow } from "../../../features/orders/ordered-product-row.tsx";
import { paths } from "../../../paths.ts";
import { Button, buttonClass } from "../../../ui/form/button.tsx";

type GuestOrderProps = {
  order: Reply<"GET /v1/app-users/order-items/guest">["list"][number];
  onCancel(target: CancellationTarget): void;
};

/** Order of a guest with its cancel buttons; the server decides how it may be cancelled. */
export function GuestOrder({ order, onCancel }: GuestOrderProps) {
  const { id: orderId, orderItemProducts: products } = order;
  const withdrawType = "normal";
  return (
    <article className="mt-2 bg-surface px-gutter pt-3 pb-5 first:mt-0">
      <h2 className="text-body2 font-bold tabular-nums">
        {formatFullDate(kstDateOf(order.createdAt))}
        <span className="ml-2 text-label font-medium text-ink-3">주문번호 {order.orderNumber}</span>
      </h2>
      <ul className="divide-y divide-line">
        {products.map((item) => (
          <li key={item.id} className="py-4">
            <StatusText status={item.orderItemProductStatus} />
            <div className="mt-2">
              <OrderedProductRow
                images={item.product.images}
                name={item.product.name}
                option={item.orderOptionGroups
                  .map(({ name, optionUnit }) => `${name} · ${optionUnit}개`)
                  .join(", ")}
              >
                <ItemArrivals item={item} />
              </OrderedProductRow>
            </div>
            <OrderedItemActions orderId={orderId} item={item} onCancel={onCancel} />
          </li>
        ))}
      </ul>
      <OrderSum order={order} />
      <div className="flex gap-2">
        {products.length > 1 &&
          canCancel({ withdrawType, statuses: statusesOf(products), isWhole: true }) && (
            <Button block tone="outline" onClick={() => onCancel({ orderId, product: null })}>
              주문 전체 취소
            </Button>
          )}
        <Link className={buttonClass({ tone: "tint", block: true })} to={paths.order(orderId)}>
          주문 상세
        </Link>
      </div>
    </article>
  );
}
