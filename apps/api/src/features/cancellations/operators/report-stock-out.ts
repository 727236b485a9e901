import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { cancelByShop } from "./cancel-by-shop.ts";

/** Removes out-of-stock products from a paid order and refunds them, for a reason shown to the buyer. */
export function reportStockOut(
  { path, body }: Input<"PUT /operator/v1/orders/{id}/stock-out">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/orders/{id}/stock-out">> {
  return cancelByShop(context, {
    orderId: path.id,
    productIds: body.orderItemProductIds,
    leaving: { to: "stock_out", reason: body.reason },
    action: "orders.stock-out",
  });
}
