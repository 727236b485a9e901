import type { Api, Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../api/browser-api.ts";
import type { OrderGuest } from "../orders/order-guest-types.ts";
import type { RefundAccount } from "../refunds/refund-account-banks-and-validation.ts";
import type { CancellationWhy } from "./cancellation-reason-fields.tsx";
import type { CancellationTarget } from "./cancellation-target-types.ts";

type Preview = Reply<"GET /v1/app-users/orders/{id}/refund-preview">;
type Cancelled = Reply<"PUT /v3/app-users/orders/{id}/withdraw">;

/** Previews the refund of a cancellation; a guest who looked the order up by code sends the code again. */
export function previewRefund(target: CancellationTarget, guest: OrderGuest | null): Promise<Preview> {
  const path = { id: target.orderId };
  const product = target.product === null ? {} : { productId: target.product.id };
  if (guest?.code === undefined) {
    return api("GET /v1/app-users/orders/{id}/refund-preview", { path, query: product });
  }
  const { name, phone, code } = guest;
  return api("GET /v1/app-users/orders/{id}/refund-preview/guest", {
    path,
    query: { name, phone, code, ...product },
  });
}

/**
 * Cancels with the amounts the buyer saw; refused when they have changed. A guest sends a fresh code, and an account
 * when a deposit is refunded.
 */
export function confirmCancellation(
  call: Api,
  target: CancellationTarget,
  { refundPrice, refundPoint }: Preview,
  { reason, words }: CancellationWhy,
  guest: (Required<OrderGuest> & { withdrawAccount?: RefundAccount }) | null,
): Promise<Cancelled> {
  const { orderId: id, product } = target;
  const query = {
    refundPrice,
    refundPoint,
    ...(reason !== null && { reason }),
    ...(reason === "other" && words.trim() !== "" && { reasonText: words.trim() }),
  };
  if (product === null) {
    return guest === null
      ? call("PUT /v3/app-users/orders/{id}/withdraw", { path: { id }, query })
      : call("PUT /v3/app-users/orders/{id}/guest-withdraw", { path: { id }, query, body: guest });
  }
  const path = { id, pid: product.id };
  return guest === null
    ? call("PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw", { path, query })
    : call("PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw", { path, query, body: guest });
}
