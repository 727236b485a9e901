import type { RefundPreview } from "@todayfruit/contract/cancellations/cancellations.calls";
import type { RefundReason } from "@todayfruit/domain/refunds/refund";
import { bundleKeyOf } from "@todayfruit/domain/shipping/bundles";
import type { Static } from "typebox";
import type { PurchasedProduct } from "./cancellations.repository.ts";
import type { CancellationPlan } from "./plan-cancellation.ts";
import { purchasedLinesOf } from "./purchased-lines.ts";

/** Presents the refund of a planned cancel as its preview, line by line; amounts in 원 and points. */
export function presentRefundPreview(
  plan: CancellationPlan,
): Omit<Static<typeof RefundPreview>, "needsAccount"> {
  const { order, withdrawing, chosen, refund } = plan;
  return {
    orderId: order.id,
    withdrawing,
    paymentMethodType: order.method,
    orderItemProductIds: chosen.map(({ id }) => id),
    refundPrice: refund?.money ?? 0,
    refundPoint: refund?.points ?? (withdrawing === "close-unpaid" ? order.used_point : 0),
    lines: presentRefundLines(plan, refund?.reasons ?? []),
  };
}

type Purchase = Pick<CancellationPlan, "order"> & { products: readonly PurchasedProduct[] };

/** Presents the reasons of a refund, each with the product or the farm that it is about. */
export function presentRefundLines(
  purchase: Purchase,
  reasons: readonly RefundReason[],
): Static<typeof RefundPreview>["lines"] {
  return reasons.map((reason) => ({
    code: reason.code,
    amount: reason.amount,
    name: nameOf(purchase, reason),
  }));
}

/** Returns the name of the refunded product, or of the farm whose shipping fee changes. */
function nameOf({ order, products }: Purchase, { productId, bundleKey }: RefundReason): string | null {
  if (productId !== undefined) return products.find(({ id }) => id === productId)?.name ?? null;
  const { lines } = purchasedLinesOf(order, products);
  const line = lines.find((each) => bundleKeyOf(each, order.shipping_fee_type) === bundleKey);
  return products.find(({ id }) => id === line?.productId)?.distributor_name ?? null;
}
