import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { announceAboutOrder } from "../orders/notices/announce-about-order.ts";
import { listProductsForMessage } from "./products-for-order-message.repository.ts";

type Call = "POST /operator/v1/orders/{id}/messages";

/** Sends a text about an order to its buyer, member or guest; the trail keeps the text. */
export function sendOrderMessage(
  { path, body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const productIds = await listProductsForMessage(tx, path.id);
      if (productIds.length === 0) return refuse("ORDER_NOT_FOUND");
      await addAction(tx, context, {
        action: "orders.message",
        subject: `order ${path.id}`,
        before: null,
        after: { text: body.text },
        reason: null,
      });
      await announceAboutOrder(tx, context, {
        orderId: path.id,
        productIds,
        template: "ORDER_MESSAGE",
        variables: { 내용: body.text },
        key: `message ${context.uuid()}`,
      });
      return ok({ id: path.id });
    },
    (result) => result.ok,
  );
}
