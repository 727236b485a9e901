import {
  canMove,
  canOrderMove,
  type OrderItemProductStatus,
  type OrderStatus,
  orderStatusOf,
} from "@todayfruit/domain/orders/status";

/**
 * What an order is once one of its products has moved on. A step that no table has is a bug.
 *
 * @example orderStatusWith({ status: "delivery_end" }, [{ id: 1, status: "delivery_end" }], 1, "return_request") // "delivery_end"
 */
export function orderStatusWith(
  order: { status: OrderStatus },
  products: readonly { id: number; status: OrderItemProductStatus }[],
  productId: number,
  to: OrderItemProductStatus,
): OrderStatus {
  const moving = products.find(({ id }) => id === productId);
  if (!moving || !canMove(moving.status, to)) {
    throw new Error(`A product does not go from ${moving?.status} to ${to}`);
  }
  const status = orderStatusOf(products.map((product) => (product === moving ? to : product.status)));
  if (status !== order.status && !canOrderMove(order.status, status)) {
    throw new Error(`An order does not go from ${order.status} to ${status}`);
  }
  return status;
}
