import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { cancelByShop } from "./cancel-by-shop.ts";

const APPROVED = "취소 요청을 받아들였어요";

/** Approves the buyer's request to cancel products and refunds them. */
export function approveCancellation(
  { path, body }: Input<"PUT /operator/v1/orders/{id}/withdraw-request/approve">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/orders/{id}/withdraw-request/approve">> {
  return cancelByShop(context, {
    orderId: path.id,
    productIds: body.orderItemProductIds,
    leaving: { to: "withdraw_complete", reason: APPROVED },
    action: "orders.approve-withdrawal",
  });
}
