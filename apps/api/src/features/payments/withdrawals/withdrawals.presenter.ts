import type { RefundPreview } from "@todayfruit/contract/calls/buy/withdrawals";
import type { RefundReason } from "@todayfruit/domain/refunds/refund";
import { bundleKeyOf } from "@todayfruit/domain/shipping/bundles";
import type { Static } from "typebox";
import { boughtOf } from "./bought.ts";
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
function nameOf({ order, products }: WithdrawalPlan, { productId, bundleKey }: RefundReason): string | null {
  if (productId !== undefined) return products.find(({ id }) => id === productId)?.name ?? null;
  const { lines } = boughtOf(order, products);
  const line = lines.find((each) => bundleKeyOf(each, order.shipping_fee_type) === bundleKey);
  return products.find(({ id }) => id === line?.productId)?.distributor_name ?? null;
}
