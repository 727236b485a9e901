import { deriveRemainingOrder } from "../cancellations/derive-remaining-order.ts";
import { addWon, maxWon, minWon, subtractWon, sumWon, type Won, ZERO_WON } from "../money/won.ts";
import { computeQuote } from "../pricing/compute-quote.ts";
import type { Bought, Refund, RefundedSoFar, RefundReason } from "../refunds/refund-calculation-types.ts";
import { taxFreePart } from "../refunds/tax-free-part.ts";

export type ReturnToRefund = {
  productId: number;
  /** Amount refunded for each line of the product, in 원; at most what is left of the line. */
  lines: readonly { lineId: string; amount: Won }[];
  /** `true` when the buyer keeps nothing of the product afterwards. */
  isWhole: boolean;
  isSellersFault: boolean;
  /** Cost in 원 of returning goods after a change of mind. */
  returnShippingFee: Won;
};

/**
 * Computes the refund for claimed goods, in 원, with the reason of every line. When the seller is at fault, the
 * shipping of a bundle is refunded too once the buyer keeps nothing of it; after a change of mind the return shipping
 * is charged. Money is refunded first, then points; cancels and claims together never refund more than the order
 * cost.
 *
 * @param returned products returned whole before, of which the buyer keeps nothing
 * @example 20,000원 of apples, a quarter of them spoiled // { money: 5000, reasons: [CLAIM 5,000] }
 */
export function returnRefund(
  order: Bought,
  given: RefundedSoFar,
  returned: readonly number[],
  claim: ReturnToRefund,
): Refund {
  const reasons = [
    ...claimed(claim),
    ...shippingBack(order, given, returned, claim),
    ...(claim.isSellersFault ? [] : wayBack(claim)),
  ].filter(({ amount }) => amount !== 0);
  const wanted = sumWon(reasons.map(({ amount }) => amount));
  const left = subtractWon(addWon(order.price, order.usedPoint), addWon(given.money, given.points));
  const total = minWon(left, maxWon(ZERO_WON, wanted));
  const money = minWon(total, subtractWon(order.price, given.money));
  return {
    productIds: [claim.productId],
    money,
    points: subtractWon(total, money),
    taxFree: taxFreePart(order, given, taxFreeOf(order, claim), money),
    reasons: [...reasons, ...settled(subtractWon(total, wanted))],
  };
}

function claimed({ lines, productId }: ReturnToRefund): RefundReason[] {
  return [{ code: "CLAIM", amount: sumWon(lines.map(({ amount }) => amount)), productId }];
}

function wayBack({ returnShippingFee }: ReturnToRefund): RefundReason[] {
  return [{ code: "RETURN_SHIPPING", amount: subtractWon(ZERO_WON, returnShippingFee) }];
}

/** Lists the shipping fees of the bundles of which the buyer keeps nothing after this claim. */
function shippingBack(
  order: Bought,
  given: RefundedSoFar,
  returned: readonly number[],
  { productId, isWhole, isSellersFault }: ReturnToRefund,
): RefundReason[] {
  if (!isWhole || !isSellersFault) return [];
  const gone = new Set([...returned, productId]);
  const { bundles } = computeQuote(deriveRemainingOrder(order, given.productIds));
  const productOf = new Map(order.lines.map((line) => [line.lineId, line.productId]));
  const emptied = bundles.filter(({ lineIds }) => {
    const products = lineIds.map((lineId) => productOf.get(lineId));
    return products.includes(productId) && products.every((id) => id !== undefined && gone.has(id));
  });
  return emptied.flatMap<RefundReason>(({ key, baseFee, areaFee }) => [
    { code: "BASE_SHIPPING_BACK", amount: baseFee, bundleKey: key },
    { code: "AREA_SHIPPING_BACK", amount: areaFee, bundleKey: key },
  ]);
}

function taxFreeOf(order: Bought, { lines }: ReturnToRefund): Won {
  const untaxed = new Set(
    order.lines.filter(({ taxStatus }) => taxStatus === "tax_free").map(({ lineId }) => lineId),
  );
  return sumWon(lines.filter(({ lineId }) => untaxed.has(lineId)).map(({ amount }) => amount));
}

/**
 * Returns the reason that balances the sum: a claim never charges the buyer (`NOT_CHARGED`), and never refunds again
 * what an earlier cancel refunded (`CARRIED_OVER`).
 */
function settled(difference: Won): RefundReason[] {
  if (difference === 0) return [];
  return [{ code: difference > 0 ? "NOT_CHARGED" : "CARRIED_OVER", amount: difference }];
}
