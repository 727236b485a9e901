import type { Input } from "@todayfruit/contract/all-calls";
import { transitionsOf } from "@todayfruit/domain/orders/plan-operator-move";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { canAccessOrder } from "../../orders/order.policy.ts";
import { listProducts, lockOrder, transitionProducts } from "../../orders/status-transitions.repository.ts";

type Call = "DELETE /v1/app-users/orders/{id}/withdraw-request";

const REASON = "취소 요청을 거두었어요";

/**
 * Takes back a request to cancel that the shop has not decided: each product returns to its previous status. It moves
 * no money, so a guest who proved to be the buyer within the last half hour needs no further code.
 */
export function takeBackRequest(
  { path, query = {} }: Input<Call>,
  context: BuyerContext,
): Promise<Answer<Call>> {
  const { productId } = query;
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const order = await lockOrder(tx, path.id);
      if (!order || !(await canAccessOrder(tx, context, order))) return refuse("ORDER_NOT_FOUND");
      const products = await listProducts(tx, order.id);
      const back = products.flatMap(({ id, status, status_before_request: before }) =>
        status === "withdraw_request" && before !== null && (productId ?? id) === id
          ? [{ id, to: before }]
          : [],
      );
      if (back.length === 0) return refuse("WITHDRAW_NOT_REQUESTED");
      const planned = transitionsOf(products, back);
      const at = context.now();
      await transitionProducts(tx, { ...planned, orderId: order.id, actor: "buyer", reason: REASON, at });
      return ok({
        id: order.id,
        orderItemStatus: planned.orderStatus,
        orderItemProducts: (await listProducts(tx, order.id)).map(({ id, status }) => ({
          id,
          orderItemProductStatus: status,
        })),
      });
    },
    (result) => result.ok,
  );
}
