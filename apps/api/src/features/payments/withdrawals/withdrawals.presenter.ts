import type { RefundPreview } from "@todayfruit/contract/calls/buy/withdrawals";
import type { RefundReason } from "@todayfruit/domain/refunds/refund";
import type { Static } from "typebox";
import type { WithdrawalPlan } from "./plan-withdrawal.ts";

export function presentPlan(plan: WithdrawalPlan): Omit<Static<typeof RefundPreview>, "needsAccount"> {
  const { order, withdrawing, chosen, refund } = plan;
  return {
    orderId: order.id,
    withdrawing,
    orderItemProductIds: chosen.map(({ id }) => id),
    refundPrice: refund?.money ?? 0,
    refundPoint: refund?.points ?? (withdrawing === "close-unpaid" ? order.used_point : 0),
    lines: (refund?.reasons ?? []).map((reason) => ({
      code: reason.code,
      amount: reason.amount,
      name: nameOf(plan, reason),
    })),
  };
}

/** The product that comes back, or the farm whose shipping changes. */
function nameOf({ products }: WithdrawalPlan, { productId, bundleKey }: RefundReason): string | null {
  if (productId !== undefined)
    return products.find(({ product_id }) => product_id === productId)?.name ?? null;
  const farm = products.find(
    (product) =>
      bundleKey === `distributor:${product.distributor_id}` || bundleKey === `product:${product.product_id}`,
  );
  return farm?.distributor_name ?? null;
}
