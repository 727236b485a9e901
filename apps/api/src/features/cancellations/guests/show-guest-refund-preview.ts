import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { isGuestOf } from "../../orders/order.policy.ts";
import { previewRefund } from "../preview-refund.ts";
import { verifyGuestCode } from "./verify-guest-code.ts";

/** Previews the refund of a cancel to a guest who proves their number with the code of the order list. */
export async function showGuestRefundPreview(
  { path, query }: Input<"GET /v1/app-users/orders/{id}/refund-preview/guest">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/orders/{id}/refund-preview/guest">> {
  const guest = await verifyGuestCode(context, query, "guestOrders");
  if (!guest.ok) return guest;
  return previewRefund(context, {
    orderId: path.id,
    orderProductId: query.productId ?? null,
    isOwn: (order) => isGuestOf(guest.value, order),
  });
}
