import type { CartOrder } from "./buy-through-cart.ts";
import type { TestShop } from "./test-shop.ts";

/** Refund amounts that the buyer saw, in 원 and points. */
type Seen = { refundPrice?: number; refundPoint?: number };

/** Asks for the refund of a cancellation. @param index which of the order's products; none: all of it */
export function preview(shop: TestShop, token: string, order: CartOrder, index?: number) {
  const productId = index === undefined ? undefined : order.productIds[index];
  return shop.call(token, "GET /v1/app-users/orders/{id}/refund-preview", {
    path: { id: order.id },
    query: productId === undefined ? {} : { productId },
  });
}

/** Cancels a whole order as its buyer. */
export function cancelWhole(shop: TestShop, token: string, order: CartOrder, seen: Seen = {}) {
  return shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", {
    path: { id: order.id },
    query: amounts(seen),
  });
}

/** Cancels one product of an order as its buyer. */
export function cancelProduct(
  shop: TestShop,
  token: string,
  order: CartOrder,
  index: number,
  seen: Seen = {},
  headers: Record<string, string> = {},
) {
  return shop.call(
    token,
    "PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw",
    { path: { id: order.id, pid: order.productIds[index] ?? 0 }, query: amounts(seen) },
    headers,
  );
}

function amounts({ refundPrice, refundPoint }: Seen): Seen {
  return {
    ...(refundPrice === undefined ? {} : { refundPrice }),
    ...(refundPoint === undefined ? {} : { refundPoint }),
  };
}
