import { OPERATOR_TRANSITIONS } from "@todayfruit/domain/orders/plan-operator-move";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { refundMoney } from "../../payments/refunds/refund-money.ts";
import {
  listPurchasedProducts,
  lockCancellable,
  type PurchasedProduct,
} from "../cancellable-orders.repository.ts";
import { executeApprovedCancellation, type Leaving } from "../execute-cancellation.ts";
import { type CancellationPlan, type PaymentRefusal, refundFor } from "../plan-cancellation.ts";
import {
  type OperatorCancellationReply,
  presentOperatorCancellation,
} from "./operator-cancellation.presenter.ts";

type Decision = {
  orderId: number;
  /** `orderItemProducts[].id`; by default all products of the order that qualify. */
  productIds: readonly number[] | undefined;
  leaving: Omit<Leaving, "actor">;
  action: "orders.stock-out" | "orders.approve-withdrawal";
};

type Refusal = "ORDER_NOT_FOUND" | "ORDER_NOT_MOVABLE" | PaymentRefusal;

/**
 * Withdraws products from a paid order by the shop's decision. The refund is recorded as owed in the same transaction,
 * as for a buyer's own cancel; the provider is asked for it after the commit.
 */
export async function cancelByShop(
  context: OperatorContext,
  decision: Decision,
): Promise<Result<OperatorCancellationReply, Refusal, undefined>> {
  const done = await context.db.transaction<
    Result<{ uuid: string; reply: OperatorCancellationReply }, Refusal, undefined>
  >(
    (tx) => decideLocked(context, tx, decision),
    (result) => result.ok,
  );
  if (!done.ok) return done;
  await refundMoney(context, done.value.uuid);
  return ok(done.value.reply);
}

async function decideLocked(context: OperatorContext, tx: Tx, { orderId, leaving, ...decision }: Decision) {
  const order = await lockCancellable(tx, orderId);
  if (!order) return refuse("ORDER_NOT_FOUND");
  const products = await listPurchasedProducts(tx, order.id);
  const chosen = choose(products, leaving.to, decision.productIds);
  if (chosen.length === 0) return refuse("ORDER_NOT_MOVABLE");
  const back = await refundFor(tx, order, { products, chosen, now: context.now() });
  if (!back.ok) return refuse(back.code);
  const plan: CancellationPlan = { withdrawing: "at-once", order, products, chosen, refund: back.value };
  const status = await executeApprovedCancellation(tx, plan, { ...leaving, actor: "shop" }, context.now());
  await addAction(tx, context, {
    action: decision.action,
    subject: `order ${order.id}`,
    before: { status: order.status, products: chosen.map(({ id, status: from }) => ({ id, status: from })) },
    after: { status, refundPrice: back.value.money, refundPoint: back.value.points },
    reason: leaving.reason,
  });
  const reply = presentOperatorCancellation(
    order.id,
    status,
    await listPurchasedProducts(tx, order.id),
    back.value,
  );
  return ok({ uuid: order.uuid, reply });
}

/**
 * Selects products with a cancel request, or for a stock-out those not dispatched. Returns none when one of the wanted
 * products does not qualify.
 */
function choose(
  products: readonly PurchasedProduct[],
  to: Leaving["to"],
  wanted: readonly number[] | undefined,
): PurchasedProduct[] {
  const from: readonly string[] =
    to === "stock_out" ? OPERATOR_TRANSITIONS.stockOut.from : ["withdraw_request"];
  const able = products.filter(({ status }) => from.includes(status));
  if (wanted === undefined) return able;
  const chosen = able.filter(({ id }) => wanted.includes(id));
  return chosen.length === new Set(wanted).size ? chosen : [];
}
