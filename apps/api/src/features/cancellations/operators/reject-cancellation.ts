import type { Input } from "@todayfruit/contract/all-calls";
import { transitionsOf } from "@todayfruit/domain/orders/plan-operator-move";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { presentMoved } from "../../fulfilment/order-detail-and-moves.presenter.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { announceAboutOrder } from "../../orders/notices/announce-about-order.ts";
import { listProducts, lockOrder, transitionProducts } from "../../orders/status-transitions.repository.ts";
import { forbidCancelling } from "./forbid-cancelling.repository.ts";

type Call = "PUT /operator/v1/orders/{id}/withdraw-request/deny";

/**
 * Denies a request to cancel: each product returns to its previous status, with a notice shown to the buyer. The buyer
 * cannot cancel this order again without contacting the shop.
 */
export function rejectCancellation(
  { path, body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const { notice, orderItemProductIds: productIds } = body;
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const order = await lockOrder(tx, path.id);
      if (!order) return refuse("ORDER_NOT_FOUND");
      const products = await listProducts(tx, order.id);
      const back = products.flatMap(({ id, status_before_request }) =>
        status_before_request !== null && (productIds?.includes(id) ?? true)
          ? [{ id, to: status_before_request }]
          : [],
      );
      const isAll = productIds === undefined || back.length === new Set(productIds).size;
      if (back.length === 0 || !isAll) return refuse("ORDER_NOT_MOVABLE");
      const planned = transitionsOf(products, back);
      await transitionProducts(tx, {
        ...planned,
        orderId: order.id,
        actor: "shop",
        reason: notice,
        at: context.now(),
      });
      await forbidCancelling(tx, order.id, notice);
      await announceAboutOrder(tx, context, {
        orderId: order.id,
        productIds: back.map(({ id }) => id),
        template: "CANCEL_DENIED",
        variables: { 사유: notice },
        // The time tells decisions about one order apart.
        key: `cancel denied ${context.now().getTime()}`,
      });
      await addAction(tx, context, {
        action: "orders.deny-withdrawal",
        subject: `order ${order.id}`,
        before: { status: order.status },
        after: { status: planned.orderStatus, products: back },
        reason: notice,
      });
      return ok(presentMoved(order.id, planned, products));
    },
    (result) => result.ok,
  );
}
