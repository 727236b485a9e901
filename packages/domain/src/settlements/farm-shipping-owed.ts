import { deriveRemainingOrder } from "../cancellations/derive-remaining-order.ts";
import { addWon, type Won, ZERO_WON } from "../money/won.ts";
import { priceBundleShipping } from "../pricing/price-bundle-shipping.ts";
import type { Bought } from "../refunds/refund-calculation-types.ts";

/**
 * Computes the shipping in 원 that each farm is paid for an order: the fees of its bundles of which a product arrived,
 * with the part that a shipping coupon paid. Cancelled products are left out, so that a bundle which lost its free
 * shipping is paid what the buyer was charged.
 *
 * @param cancelled products that were cancelled, by `order_product.id`
 * @param arrived products that arrived
 * @returns amounts by distributor
 */
export function farmShippingOwed(
  order: Bought,
  cancelled: readonly number[],
  arrived: ReadonlySet<number>,
): Map<number, Won> {
  const charged = { ...order, area: order.chargedArea ?? order.area };
  const productOf = new Map(order.lines.map(({ lineId, productId }) => [lineId, productId]));
  const paid = new Map<number, Won>();
  for (const { bundle } of priceBundleShipping(deriveRemainingOrder(charged, cancelled))) {
    const hasArrived = bundle.lineIds.some((lineId) => arrived.has(productOf.get(lineId) ?? 0));
    if (!hasArrived) continue;
    const sum = paid.get(bundle.distributorId) ?? ZERO_WON;
    paid.set(bundle.distributorId, addWon(sum, addWon(bundle.fee, bundle.couponDiscount)));
  }
  return paid;
}
