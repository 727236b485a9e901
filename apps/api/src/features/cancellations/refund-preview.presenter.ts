import type { RefundPreview } from "@todayfruit/contract/cancellations/cancellations.calls";
import type { RefundReason } from "@todayfruit/domain/refunds/compute-refund";
import { explainRefund } from "@todayfruit/domain/refunds/explain-refund";
import type { Static } from "typebox";
import { findFarmNameOfBundle } from "../orders/find-farm-name-of-bundle.ts";
import type { PurchasedProduct } from "./cancellable-orders.repository.ts";
import type { CancellationPlan } from "./plan-cancellation.ts";

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
    lines: presentRefundLines(plan.products, refund?.reasons ?? []),
  };
}

type Purchased = readonly Pick<PurchasedProduct, "id" | "name" | "distributor_id" | "distributor_name">[];

/** Presents the reasons of a refund, each with the product or the farm that it is about. */
export function presentRefundLines(
  products: Purchased,
  reasons: readonly RefundReason[],
): Static<typeof RefundPreview>["lines"] {
  const explained = explainRefund(reasons, {
    ofProduct: (id) => products.find((product) => product.id === id)?.name ?? null,
    ofBundle: (key) => findFarmNameOfBundle(key, products),
  });
  return reasons.map((reason, index) => ({
    code: reason.code,
    amount: reason.amount,
    name: nameOf(products, reason),
    label: explained[index]?.name ?? "",
    reason: explained[index]?.reason ?? "",
  }));
}

/** Returns the name of the refunded product, or of the farm whose shipping fee changes. */
function nameOf(products: Purchased, { productId, bundleKey }: RefundReason): string | null {
  if (productId !== undefined) return products.find(({ id }) => id === productId)?.name ?? null;
  return bundleKey === undefined ? null : findFarmNameOfBundle(bundleKey, products);
}
