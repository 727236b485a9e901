import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addActions } from "../operator-actions/operator-actions.repository.ts";
import { announceAboutOrder } from "../orders/notices/announce-about-order.ts";
import { listOptionsOfLots } from "../stock-lots/stock-lots.repository.ts";
import { claimUntoldOrders, countUntoldOrders } from "./recalled-lots-and-orders.repository.ts";

type Call = "POST /operator/v1/stock-lots/{id}/messages";
/** Most orders of one call. */
const MOST = 500;

/**
 * Sends a text to the buyers of orders that were sent from a lot, members and guests, each order once, however often and by
 * whomever it is called; the trail keeps the text with each order.
 */
export function notifyBuyersOfLot(
  { path, body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      if ((await listOptionsOfLots(tx, [path.id])).length === 0) return refuse("RECORD_NOT_FOUND");
      const operatorId = context.operator.id;
      const claim = { lotId: path.id, operatorId, now: context.now(), take: MOST };
      const orders = await claimUntoldOrders(tx, claim);
      for (const { order_id, product_ids } of orders) {
        await announceAboutOrder(tx, context, {
          orderId: order_id,
          productIds: product_ids,
          template: "ORDER_MESSAGE",
          variables: { 내용: body.text },
          key: `stock lot ${path.id}`,
        });
      }
      const told = orders.map(({ order_id }) => ({ action: "orders.message", subject: `order ${order_id}` }));
      await addActions(
        tx,
        context,
        [...told, { action: "stock-lots.message", subject: `stock lot ${path.id}` }].map((action) => ({
          ...action,
          before: null,
          after: { text: body.text },
          reason: null,
        })),
      );
      return ok({ told: orders.length, left: await countUntoldOrders(tx, path.id) });
    },
    (result) => result.ok,
  );
}
