import { subtractWon, type Won, ZERO_WON } from "../money/won.ts";
import { priceLines } from "../pricing/price-lines.ts";
import type { QuoteInput } from "../pricing/quote-input-types.ts";

/**
 * Computes the refundable value of each line of an order: its price after its coupon share, in 원, by line id. Points
 * are not subtracted, because they are refunded along with the line.
 *
 * @example two lines of 20,000원 and 10,000원 with a 3,000원 coupon // 18,000원 and 9,000원
 */
export function refundableLineValues(order: QuoteInput): ReadonlyMap<string, Won> {
  return new Map(
    priceLines(order.lines, order.couponDiscount, ZERO_WON).map(({ lineId, productsPrice, couponShare }) => [
      lineId,
      subtractWon(productsPrice, couponShare),
    ]),
  );
}
