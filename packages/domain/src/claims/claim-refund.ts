import { addWon, maxWon, minWon, subtractWon, sumWon, type Won, ZERO_WON } from "../money/won.ts";
import { quote } from "../pricing/quote.ts";
import type { Bought, Given, Refund, RefundReason } from "../refunds/refunded.ts";
import { taxFreePart } from "../refunds/tax-free-part.ts";
import { whatRemains } from "../refunds/what-remains.ts";

export type ClaimToRefund = {
  productId: number;
  /** What is given for each line of the product, in 원; at most what is left of it. */
  lines: readonly { lineId: string; amount: Won }[];
  /** Nothing of the product is left with the buyer afterwards. */
  isWhole: boolean;
  isSellersFault: boolean;
  /** What it costs to send goods back that the buyer does not want any more. */
  returnShippingFee: Won;
};

/**
 * What comes back for goods that were claimed, in 원, with the reason of every line. The seller who sent bad goods also
 * gives back the shipping once nothing else of its bundle stays with the buyer; who changed their mind pays for the way
 * back. Money goes back first, then points; cancels and claims together never give back more than the order cost.
 *
 * @param returned products of which nothing is left with the buyer: those that were returned whole before
 * @example 20,000원 of apples, a quarter of them spoiled // { money: 5000, reasons: [CLAIM 5,000] }
 */
export function claimRefund(
  order: Bought,
  given: Given,
  returned: readonly number[],
  claim: ClaimToRefund,
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

function claimed({ lines, productId }: ClaimToRefund): RefundReason[] {
  return [{ code: "CLAIM", amount: sumWon(lines.map(({ amount }) => amount)), productId }];
}

function wayBack({ returnShippingFee }: ClaimToRefund): RefundReason[] {
  return [{ code: "RETURN_SHIPPING", amount: subtractWon(ZERO_WON, returnShippingFee) }];
}

/** The shipping of a bundle of which nothing stays with the buyer. */
function shippingBack(
  order: Bought,
  given: Given,
  returned: readonly number[],
  { productId, isWhole, isSellersFault }: ClaimToRefund,
): RefundReason[] {
  if (!isWhole || !isSellersFault) return [];
  const gone = new Set([...returned, productId]);
  const { bundles } = quote(whatRemains(order, given.productIds));
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

function taxFreeOf(order: Bought, { lines }: ClaimToRefund): Won {
  const untaxed = new Set(
    order.lines.filter(({ taxStatus }) => taxStatus === "tax_free").map(({ lineId }) => lineId),
  );
  return sumWon(lines.filter(({ lineId }) => untaxed.has(lineId)).map(({ amount }) => amount));
}

/** Nobody pays for a claim, and no claim gives back what an earlier cancel gave already. */
function settled(difference: Won): RefundReason[] {
  if (difference === 0) return [];
  return [{ code: difference > 0 ? "NOT_CHARGED" : "CARRIED_OVER", amount: difference }];
}
