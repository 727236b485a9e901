import type { Input } from "@todayfruit/contract/all-calls";
import type { RefundPreview } from "@todayfruit/contract/calls/buy/withdrawals";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { Answer } from "../../../http/bind.ts";
import type { BuyerContext, Context } from "../../../http/context.ts";
import { mayAccessOrder } from "../../orders/order-access.ts";
import { type PlannedRefusal, refuseWith } from "./plan-refusal.ts";
import { planWithdrawal } from "./plan-withdrawal.ts";
import type { Wish } from "./withdraw.ts";
import { presentPlan } from "./withdrawals.presenter.ts";
import { findWithdrawable, type OrderRow } from "./withdrawals.repository.ts";

type Access = {
  /** Checks whether the asker may see what cancelling gives back. */
  isOwn: (order: OrderRow) => boolean | Promise<boolean>;
};

/** Shows what cancelling an order, or one product of it, would give back to an account that may access the order. */
export function showRefundPreview(
  { path, query }: Input<"GET /v1/app-users/orders/{id}/refund-preview">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/orders/{id}/refund-preview">> {
  return previewRefund(context, {
    orderId: path.id,
    orderProductId: query?.productId ?? null,
    isOwn: (order) => mayAccessOrder(context.db, context, order),
  });
}

/** What cancelling would give back, line by line: the very plan that is carried out when it is confirmed. */
export async function previewRefund(
  { db, now }: Context,
  { orderId, orderProductId, isOwn }: Pick<Wish, "orderId" | "orderProductId"> & Access,
): Promise<Result<Static<typeof RefundPreview>, PlannedRefusal, RefusalDetail | undefined>> {
  const order = await findWithdrawable(db, orderId);
  if (!order || !(await isOwn(order))) return refuse("ORDER_NOT_FOUND");
  // A guest says the account with the cancel itself; a member keeps one.
  const knowsAccount = order.has_account || order.user_type === "guest";
  const plan = await planWithdrawal(db, { ...order, has_account: knowsAccount }, orderProductId, now());
  if (!plan.ok) return refuseWith(plan.code, order.withdraw_notice);
  const hasMoney = (plan.value.refund?.money ?? 0) > 0;
  return ok({
    ...presentPlan(plan.value),
    needsAccount: order.method === "vbank" && hasMoney && !order.has_account,
  });
}
