import { addWon, subtractWon, type Won, ZERO_WON } from "../money/won.ts";
import { listPriceOf, productsPriceOf } from "./compute-line-price-and-list-price.ts";
import type { PricedBundle } from "./price-bundle-shipping.ts";
import type { QuoteReason, QuoteReasonCode } from "./quote-breakdown-types.ts";
import type { QuoteInput, QuoteLine } from "./quote-input-types.ts";

/**
 * Lists every reason of a price, as a receipt prints it: lines, coupon, shipping by bundle, points. Charges are
 * positive, discounts negative, zeros are left out, and all of them add up to the price. Waived shipping appears
 * twice: the fee and its waiver.
 *
 * @example 정가 25,500원, 판매가 19,900원, shipping 3,000원
 *   // LIST_PRICE 25,500 · PRODUCT_DISCOUNT -5,600 · BASE_SHIPPING 3,000 = 22,900원
 */
export function itemizeQuote(input: QuoteInput, bundles: readonly PricedBundle[]): QuoteReason[] {
  return [
    ...input.lines.flatMap(lineReasons),
    reason("COUPON", negative(input.couponDiscount)),
    ...bundles.flatMap((priced) => shippingReasons(priced, input.shippingFeeType === "type01")),
    reason("POINTS", negative(input.usedPoint)),
  ].filter(({ amount }) => amount !== 0);
}

function lineReasons(line: QuoteLine): QuoteReason[] {
  const listPrice = listPriceOf(line);
  const about = { lineId: line.lineId };
  return [
    reason("LIST_PRICE", listPrice, about),
    reason("PRODUCT_DISCOUNT", subtractWon(productsPriceOf(line), listPrice), about),
  ];
}

function shippingReasons(
  { bundle, fullBaseFee, fullAreaFee }: PricedBundle,
  shopPays: boolean,
): QuoteReason[] {
  const about = { bundleKey: bundle.key };
  const coupon = negative(bundle.couponDiscount);
  const waived = subtractWon(subtractWon(bundle.fee, coupon), addWon(fullBaseFee, fullAreaFee));
  return [
    reason("BASE_SHIPPING", fullBaseFee, about),
    reason("AREA_SHIPPING", fullAreaFee, about),
    reason(shopPays ? "SHOP_PAYS_SHIPPING" : "FREE_SHIPPING", waived, about),
    reason("SHIPPING_COUPON", coupon, about),
  ];
}

function reason(
  code: QuoteReasonCode,
  amount: Won,
  about: Pick<QuoteReason, "bundleKey" | "lineId"> = {},
): QuoteReason {
  return { code, amount, ...about };
}

function negative(amount: Won): Won {
  return subtractWon(ZERO_WON, amount);
}
