import type { Input } from "@todayfruit/contract/all-calls";
import { OPERATOR_MOVES } from "@todayfruit/domain/orders/operate";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind.ts";
import type { OperatorContext } from "../../../http/context.ts";
import { addAction } from "../../operators/actions.repository.ts";
import { refundMoney } from "../refunds/refund-money.ts";
import { giveBack, type Leaving } from "../withdrawals/carry-out.ts";
import { type PaymentRefusal, refundFor, type WithdrawalPlan } from "../withdrawals/plan-withdrawal.ts";
import {
  type BoughtProduct,
  listBoughtProducts,
  lockWithdrawable,
} from "../withdrawals/withdrawals.repository.ts";
import { type GivenBackReply, presentGivenBack } from "./decisions.presenter.ts";

type Decision = {
  orderId: number;
  /** `orderItemProducts[].id`; without them all of the order that it can be done to. */
  productIds: readonly number[] | undefined;
  leaving: Omit<Leaving, "actor">;
  action: "orders.stock-out" | "orders.approve-withdrawal";
};

type Refusal = "ORDER_NOT_FOUND" | "ORDER_NOT_MOVABLE" | PaymentRefusal;

const APPROVED = "취소 요청을 받아들였어요";

/** Takes products that are out of stock from a paid order and gives their money back, for a reason that the buyer reads. */
export function reportStockOut(
  { path, body }: Input<"PUT /operator/v1/orders/{id}/stock-out">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/orders/{id}/stock-out">> {
  return decideToGiveBack(context, {
    orderId: path.id,
    productIds: body.orderItemProductIds,
    leaving: { to: "stock_out", reason: body.reason },
    action: "orders.stock-out",
  });
}

/** Approves the buyer's request to cancel products and gives their money back. */
export function approveWithdrawal(
  { path, body }: Input<"PUT /operator/v1/orders/{id}/withdraw-request/approve">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/orders/{id}/withdraw-request/approve">> {
  return decideToGiveBack(context, {
    orderId: path.id,
    productIds: body.orderItemProductIds,
    leaving: { to: "withdraw_complete", reason: APPROVED },
    action: "orders.approve-withdrawal",
  });
}

/**
 * Products leave a paid order by the shop's decision, with what comes back written down as owed in the same
 * transaction, as when a buyer cancels by themselves. After the commit the provider is asked for the money.
 */
async function decideToGiveBack(
  context: OperatorContext,
  decision: Decision,
): Promise<Result<GivenBackReply, Refusal, undefined>> {
  const done = await context.db.transaction<
    Result<{ uuid: string; reply: GivenBackReply }, Refusal, undefined>
  >(
    (tx) => decideLocked(context, tx, decision),
    (result) => result.ok,
  );
  if (!done.ok) return done;
  await refundMoney(context, done.value.uuid);
  return ok(done.value.reply);
}

async function decideLocked(context: OperatorContext, tx: Tx, { orderId, leaving, ...decision }: Decision) {
  const order = await lockWithdrawable(tx, orderId);
  if (!order) return refuse("ORDER_NOT_FOUND");
  const products = await listBoughtProducts(tx, order.id);
  const chosen = choose(products, leaving.to, decision.productIds);
  if (chosen.length === 0) return refuse("ORDER_NOT_MOVABLE");
  const back = await refundFor(tx, order, { products, chosen, now: context.now() });
  if (!back.ok) return refuse(back.code);
  const plan: WithdrawalPlan = { withdrawing: "at-once", order, products, chosen, refund: back.value };
  const status = await giveBack(tx, plan, { ...leaving, actor: "shop" }, context.now());
  await addAction(tx, context, {
    action: decision.action,
    subject: `order ${order.id}`,
    before: { status: order.status, products: chosen.map(({ id, status: from }) => ({ id, status: from })) },
    after: { status, refundPrice: back.value.money, refundPoint: back.value.points },
    reason: leaving.reason,
  });
  const reply = presentGivenBack(order.id, status, await listBoughtProducts(tx, order.id), back.value);
  return ok({ uuid: order.uuid, reply });
}

/** What buyers asked to cancel, or what has not left; of products that were named, all or none. */
function choose(
  products: readonly BoughtProduct[],
  to: Leaving["to"],
  wanted: readonly number[] | undefined,
): BoughtProduct[] {
  const from: readonly string[] = to === "stock_out" ? OPERATOR_MOVES.stockOut.from : ["withdraw_request"];
  const able = products.filter(({ status }) => from.includes(status));
  if (wanted === undefined) return able;
  const chosen = able.filter(({ id }) => wanted.includes(id));
  return chosen.length === new Set(wanted).size ? chosen : [];
}
