import { addWon, minWon, subtractWon, sumWon, type Won } from "../money/won.ts";
import { listPriceOf, productsPriceOf } from "./compute-line-price-and-list-price.ts";
import { itemizeQuote } from "./itemize-quote.ts";
import { priceBundleShipping } from "./price-bundle-shipping.ts";
import { priceLines } from "./price-lines.ts";
import type { Quote } from "./quote-breakdown-types.ts";
import type { QuoteInput, QuoteLine } from "./quote-input-types.ts";

export type {
  Quote,
  QuotedBundle,
  QuotedLine,
  QuoteReason,
  QuoteReasonCode,
} from "./quote-breakdown-types.ts";
export type { QuoteInput, QuoteLine } from "./quote-input-types.ts";

/**
 * Computes every amount of a cart or an order, in 원, with its reasons. The browser shows and the server charges this
 * result.
 *
 * price = products − coupon + shipping − points; shipping is after the shipping coupon. Points pay for products first and for shipping with what is left;
 * shipping is taxable (과세). A coupon above the price of its goods, points above the payable amount, or a line without
 * units is a bug and throws a RangeError: refusals are decided before, by the rules of points and coupons.
 *
 * @example two units at 12,900원 (정가 15,000원, 면세), shipping 3,000원, coupon 1,000원, 500 points
 *   // { listPrice: 30000, productDiscount: 4200, productsPrice: 25800, couponDiscount: 1000, shippingFee: 3000,
 *   //   usedPoint: 500, price: 27300, taxFree: 24300 }
 */
export function computeQuote(input: QuoteInput): Quote {
  const { lines, couponDiscount, usedPoint } = input;
  assertLines(lines);
  const listPrice = sumWon(lines.map(listPriceOf));
  const productsPrice = sumWon(lines.map(productsPriceOf));
  const inScope = lines.filter((line) => line.inCouponScope !== false);
  assertWithin("coupon discount", couponDiscount, sumWon(inScope.map(productsPriceOf)));

  const priced = priceBundleShipping(input);
  const bundles = priced.map(({ bundle }) => bundle);
  const shippingFee = sumWon(bundles.map((bundle) => bundle.fee));
  const discounted = subtractWon(productsPrice, couponDiscount);
  const payable = addWon(discounted, shippingFee);
  assertWithin("used point", usedPoint, payable);

  const quotedLines = priceLines(lines, couponDiscount, minWon(usedPoint, discounted));
  return {
    lines: quotedLines,
    bundles,
    reasons: itemizeQuote(input, priced),
    listPrice,
    productDiscount: subtractWon(listPrice, productsPrice),
    productsPrice,
    couponDiscount,
    baseShippingFee: sumWon(bundles.map((bundle) => bundle.baseFee)),
    areaShippingFee: sumWon(bundles.map((bundle) => bundle.areaFee)),
    shippingFee,
    shippingCouponDiscount: sumWon(bundles.map((bundle) => bundle.couponDiscount)),
    usedPoint,
    price: subtractWon(payable, usedPoint),
    taxFree: sumWon(quotedLines.map((line) => line.taxFree)),
  };
}

function assertLines(lines: readonly QuoteLine[]): void {
  if (new Set(lines.map((line) => line.lineId)).size !== lines.length) {
    throw new RangeError("Every line of a quote has an id of its own");
  }
  for (const { lineId, units, unitPrice, unitListPrice, shipping } of lines) {
    const { base, primaryArea, secondaryArea, thirdArea, freeFrom } = shipping;
    const amounts = [unitPrice, unitListPrice, base, primaryArea, secondaryArea, thirdArea, freeFrom];
    if (units < 1 || amounts.some((amount) => amount < 0)) {
      throw new RangeError(`Line ${lineId} needs 1 or more units and no negative amount`);
    }
  }
}

function assertWithin(what: string, amount: Won, most: Won): void {
  if (amount < 0 || amount > most)
    throw new RangeError(`The ${what} is ${amount}원, not within 0원 and ${most}원`);
}
