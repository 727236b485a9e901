import { Won } from "../../catalog/price-block.tsx";
import {
  OrderPriceExplanationLink,
  type OrderPriceExplanationLinkProps,
} from "./order-price-explanation-link.tsx";

/** Sum of an order in a list, with the way to its reasons. */
export function OrderSum({ order }: OrderPriceExplanationLinkProps) {
  return (
    <div className="border-t border-line pt-3.5 pb-1 text-label">
      <p className="flex justify-between">
        <span className="text-ink-3">결제 금액 (배송비 포함)</span>
        <b className="font-bold tabular">
          <Won amount={order.orderItemPrice.totalPrice} />
        </b>
      </p>
      <p className="text-right">
        <OrderPriceExplanationLink order={order} />
      </p>
    </div>
  );
}
