import { deriveRemainingOrder } from "../cancellations/derive-remaining-order.ts";
import { addWon, maxWon, minWon, subtractWon, sumWon, type Won, won, ZERO_WON } from "../money/won.ts";
import { computeQuote } from "../pricing/compute-quote.ts";
import { itemizeRefund } from "./itemize-refund.ts";
import type { Bought, Refund, RefundedSoFar } from "./refund-calculation-types.ts";
import { taxFreePart } from "./tax-free-part.ts";

export type {
  Bought,
  Refund,
  RefundedSoFar,
  RefundReason,
  RefundReasonCode,
} from "./refund-calculation-types.ts";

/**
 * Computes the refund of cancelled products of an order, in 원, with the reason of every line.
 *
 * The total refunded so far is the price of the order minus the price of its remaining products, quoted with the
 * prices, terms and coupon shares of the day of the order. So any split into partial cancels, in any sequence, ends
 * at exactly the captured money and the used points. A cancel that would cost the buyer money (the remaining products
 * lose free shipping) refunds nothing; the difference is deducted from the next one.
 *
 * Money is refunded first, then points. `taxFree` is the 면세 part of `money`; over all cancels the parts sum to the
 * whole. Products that the order does not have, or that were cancelled before, are a bug and throw a RangeError.
 *
 * @example two products of one farm, 30,000원 and 25,000원, free from 50,000원, else 3,000원: cancelling the second
 *   // { money: 22000, reasons: [PRODUCT 25,000, FREE_SHIPPING_LOST -3,000] }
 */
export function refund(order: Bought, before: RefundedSoFar, productIds: readonly number[]): Refund {
  assertCancellable(order, before, productIds);
  const then = computeQuote(deriveRemainingOrder(order, before.productIds));
  const left = computeQuote(deriveRemainingOrder(order, [...before.productIds, ...productIds]));
  const worth = addWon(order.price, order.usedPoint);
  // Refunds by claims are for goods that stay bought, and goodwill is above what was owed, so they are no part of the refunds by cancels.
  const givenBefore = subtractWon(addWon(before.money, before.points), before.claimed);
  const due = subtractWon(subtractWon(worth, left.price), givenBefore);
  // A goodwill refund left less of the payment than the products are worth.
  const most = subtractWon(worth, addWon(before.money, before.points));
  const total = minWon(most, maxWon(ZERO_WON, due));
  const kept = subtractWon(total, maxWon(ZERO_WON, due));
  const money = minWon(total, subtractWon(order.price, before.money));
  return {
    productIds,
    money,
    points: subtractWon(total, money),
    taxFree: taxFreePart(order, before, taxFreeOf(order, productIds), money),
    reasons: [
      ...itemizeRefund(order, { then, left, productIds, owed: owedOf(worth, then.price, givenBefore) }),
      ...(kept === 0 ? [] : [{ code: "GOODWILL" as const, amount: kept }]),
    ],
  };
}

/** Computes the amount in 원 that earlier cancels refunded beyond their due, because a cancel never charges the buyer. */
function owedOf(worth: Won, remaining: Won, given: Won): Won {
  return subtractWon(given, subtractWon(worth, remaining));
}

/** Computes the price in 원 of the cancelled 면세 products, after their coupon share. */
function taxFreeOf(order: Bought, productIds: readonly number[]): Won {
  const others = order.lines.map((line) => line.productId).filter((id) => !productIds.includes(id));
  const { productsPrice, couponDiscount } = computeQuote(
    deriveRemainingOrder(
      {
        ...order,
        couponMinPrice: ZERO_WON,
        lines: order.lines.filter((line) => line.taxStatus === "tax_free"),
      },
      others,
      order,
    ),
  );
  return subtractWon(productsPrice, couponDiscount);
}

function assertCancellable(order: Bought, before: RefundedSoFar, productIds: readonly number[]): void {
  const own = new Set(order.lines.map((line) => line.productId));
  const once = new Set([...before.productIds, ...productIds]);
  const isOnce = once.size === before.productIds.length + productIds.length;
  if (!isOnce || [...once].some((id) => !own.has(id))) {
    throw new RangeError("A product of an order is cancelled once, and only one that it has");
  }
  const charged = { ...order, area: order.chargedArea ?? order.area };
  const quoted = computeQuote(deriveRemainingOrder(charged, [])).price;
  if (quoted !== addWon(order.price, order.usedPoint)) {
    throw new RangeError(
      `The order was ${order.price}원 and ${order.usedPoint} points, its lines say ${quoted}원`,
    );
  }
}

/** @example NOTHING_REFUNDED.money // 0원 */
export const NOTHING_REFUNDED: RefundedSoFar = {
  productIds: [],
  money: won(0),
  points: won(0),
  taxFree: won(0),
  claimed: won(0),
};

/** Adds a refund by a cancel to the refunds before it. */
export function refundedAfter(before: RefundedSoFar, next: Refund): RefundedSoFar {
  return {
    productIds: [...before.productIds, ...next.productIds],
    money: sumWon([before.money, next.money]),
    points: sumWon([before.points, next.points]),
    taxFree: sumWon([before.taxFree, next.taxFree]),
    claimed: before.claimed,
  };
}
