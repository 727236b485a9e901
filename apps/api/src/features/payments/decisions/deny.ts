import { movesOf } from "@todayfruit/domain/orders/operate";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { OperatorContext } from "../../../http/context.ts";
import { type MovedReply, presentMoved } from "../../fulfilment/fulfilment.presenter.ts";
import { addAction } from "../../operators/actions.repository.ts";
import { listProducts, lockOrder, moveProducts } from "../../orders/moving.repository.ts";
import { denyWithdrawals } from "./decisions.repository.ts";

/**
 * A request to cancel is answered with no: each product returns to where it was, and the buyer reads why. They cannot
 * cancel this order by themselves any more; whoever asks again asks a person.
 */
export async function deny(
  context: OperatorContext,
  wish: { orderId: number; productIds: readonly number[] | undefined; notice: string },
): Promise<Result<MovedReply, "ORDER_NOT_FOUND" | "ORDER_NOT_MOVABLE", undefined>> {
  return context.db.transaction<Result<MovedReply, "ORDER_NOT_FOUND" | "ORDER_NOT_MOVABLE", undefined>>(
    async (tx) => {
      const order = await lockOrder(tx, wish.orderId);
      if (!order) return refuse("ORDER_NOT_FOUND");
      const products = await listProducts(tx, order.id);
      const back = products.flatMap(({ id, asked_from }) =>
        asked_from !== null && (wish.productIds?.includes(id) ?? true) ? [{ id, to: asked_from }] : [],
      );
      const isAll = wish.productIds === undefined || back.length === new Set(wish.productIds).size;
      if (back.length === 0 || !isAll) return refuse("ORDER_NOT_MOVABLE");
      const planned = movesOf(products, back);
      await moveProducts(tx, {
        ...planned,
        orderId: order.id,
        actor: "shop",
        reason: wish.notice,
        at: context.now(),
      });
      await denyWithdrawals(tx, order.id, wish.notice);
      await addAction(tx, context, {
        action: "orders.deny-withdrawal",
        subject: `order ${order.id}`,
        before: { status: order.status },
        after: { status: planned.orderStatus, products: back },
        reason: wish.notice,
      });
      return ok(presentMoved(order.id, planned, products));
    },
    (result) => result.ok,
  );
}
