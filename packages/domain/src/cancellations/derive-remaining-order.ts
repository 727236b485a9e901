import { sumWon, type Won, ZERO_WON } from "../money/won.ts";
import { productsPriceOf } from "../pricing/compute-line-price-and-list-price.ts";
import { priceLines } from "../pricing/price-lines.ts";
import type { QuoteInput } from "../pricing/quote-input-types.ts";

/**
 * Returns an order without some of its products, ready to be quoted again. The coupon is what it took off the
 * remaining products on the day of the order; they lose it when those in its scope cost less than its minimum price.
 * A shipping coupon pays for a bundle what it paid then, at most the fee of now. Points are left out, because they are
 * refunded after the money.
 *
 * @param whole the order whose coupon is split, when `order` is a part of it
 * @example a 3,000원 coupon on 20,000원 and 10,000원, the second cancelled // couponDiscount 2,000원
 */
export function deriveRemainingOrder(
  order: QuoteInput & { couponMinPrice?: Won; shippingCouponMinPrice?: Won },
  cancelled: readonly number[],
  whole: QuoteInput = order,
): QuoteInput {
  const lines = order.lines.filter((line) => !cancelled.includes(line.productId));
  const shares = couponShares(whole);
  const isPart = lines.length < order.lines.length;
  const inScope = lines.filter((line) => line.inCouponScope !== false);
  const isLost = isPart && productsOf(inScope) < (order.couponMinPrice ?? ZERO_WON);
  const isShippingLost = isPart && productsOf(lines) < (order.shippingCouponMinPrice ?? ZERO_WON);
  const couponDiscount = isLost ? ZERO_WON : sumWon(lines.map((line) => shares.get(line.lineId) ?? ZERO_WON));
  return {
    lines,
    area: order.area,
    shippingFeeType: order.shippingFeeType,
    couponDiscount,
    shippingDiscounts: isShippingLost ? [] : (order.shippingDiscounts ?? []),
    usedPoint: ZERO_WON,
  };
}

function productsOf(lines: QuoteInput["lines"]): Won {
  return sumWon(lines.map(productsPriceOf));
}

function couponShares(order: QuoteInput): ReadonlyMap<string, Won> {
  const priced = priceLines(order.lines, order.couponDiscount, ZERO_WON);
  return new Map(priced.map((line) => [line.lineId, line.couponShare]));
}
