import type { Reply } from "@todayfruit/contract/all-calls";
import type { ProductState } from "@todayfruit/domain/orders/plan-operator-move";
import type { OrderStatus } from "@todayfruit/domain/orders/status";
import type { Refund } from "@todayfruit/domain/refunds/compute-refund";

export type OperatorCancellationReply = Reply<"PUT /operator/v1/orders/{id}/stock-out">;

/** Presents an order to the operator who cancelled products of it: their statuses, and what was refunded. */
export function presentOperatorCancellation(
  orderId: number,
  orderItemStatus: OrderStatus,
  products: readonly ProductState[],
  { money, points }: Pick<Refund, "money" | "points">,
): OperatorCancellationReply {
  return {
    id: orderId,
    orderItemStatus,
    orderItemProducts: products.map(({ id, status }) => ({ id, orderItemProductStatus: status })),
    refundPrice: money,
    refundPoint: points,
  };
}
