import type { Input } from "@todayfruit/contract/all-calls";
import { movesOf } from "@todayfruit/domain/orders/operate";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind.ts";
import type { OperatorContext } from "../../../http/context.ts";
import { presentMoved } from "../../fulfilment/fulfilment.presenter.ts";
import { addAction } from "../../operators/actions.repository.ts";
import { listProducts, lockOrder, moveProducts } from "../../orders/moving.repository.ts";
import { denyWithdrawals } from "./decisions.repository.ts";

type Call = "PUT /operator/v1/orders/{id}/withdraw-request/deny";

/**
 * A request to cancel is answered with no: each product returns to where it was, and the buyer reads why. They cannot
 * cancel this order by themselves any more; whoever asks again asks a person.
 */
export function denyWithdrawal({ path, body }: Input<Call>, context: OperatorContext): Promise<Answer<Call>> {
  const { notice, orderItemProductIds: productIds } = body;
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const order = await lockOrder(tx, path.id);
      if (!order) return refuse("ORDER_NOT_FOUND");
      const products = await listProducts(tx, order.id);
      const back = products.flatMap(({ id, asked_from }) =>
        asked_from !== null && (productIds?.includes(id) ?? true) ? [{ id, to: asked_from }] : [],
      );
      const isAll = productIds === undefined || back.length === new Set(productIds).size;
      if (back.length === 0 || !isAll) return refuse("ORDER_NOT_MOVABLE");
      const planned = movesOf(products, back);
      await moveProducts(tx, {
        ...planned,
        orderId: order.id,
        actor: "shop",
        reason: notice,
        at: context.now(),
      });
      await denyWithdrawals(tx, order.id, notice);
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
