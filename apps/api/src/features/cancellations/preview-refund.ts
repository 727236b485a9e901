import type { Input } from "@todayfruit/contract/all-calls";
import type { RefundPreview } from "@todayfruit/contract/cancellations/cancellations.calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext, Context } from "../../http/handler-context-types.ts";
import { canAccessOrder } from "../orders/order.policy.ts";
import { buildCancellationRefusal, type PlannedRefusal } from "./build-cancellation-refusal.ts";
import type { Wish } from "./cancel-order.ts";
import { findCancellable, type OrderRow } from "./cancellable-orders.repository.ts";
import { planCancellation } from "./plan-cancellation.ts";
import { presentRefundPreview } from "./refund-preview.presenter.ts";

type Access = {
  /** Checks whether the caller may see the refund. */
  isOwn: (order: OrderRow) => boolean | Promise<boolean>;
};

/** Previews the refund of cancelling an order, or one product, for an account that may access the order. */
export function showRefundPreview(
  { path, query }: Input<"GET /v1/app-users/orders/{id}/refund-preview">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/orders/{id}/refund-preview">> {
  return previewRefund(context, {
    orderId: path.id,
    orderProductId: query?.productId ?? null,
    isOwn: (order) => canAccessOrder(context.db, context, order),
  });
}

/** Previews the refund of a cancel, line by line, from the same plan that a confirmed cancel carries out. */
export async function previewRefund(
  { db, now }: Context,
  { orderId, orderProductId, isOwn }: Pick<Wish, "orderId" | "orderProductId"> & Access,
): Promise<Result<Static<typeof RefundPreview>, PlannedRefusal, RefusalDetail | undefined>> {
  const order = await findCancellable(db, orderId);
  if (!order || !(await isOwn(order))) return refuse("ORDER_NOT_FOUND");
  // A missing account is given with the cancel, so it does not stand in the way of seeing the refund.
  const plan = await planCancellation(db, { ...order, has_account: true }, orderProductId, now());
  if (!plan.ok) return buildCancellationRefusal(plan.code, order.cancel_denied_reason);
  const hasMoney = (plan.value.refund?.money ?? 0) > 0;
  return ok({
    ...presentRefundPreview(plan.value),
    needsAccount: order.method === "vbank" && hasMoney && !order.has_account,
  });
}
