import { addWon, subtractWon, sumWon, type Won } from "../money/won.ts";
import type { Quote } from "../pricing/quote-breakdown-types.ts";
import type { QuoteLine } from "../pricing/quote-input-types.ts";

/** Amounts of one receiver's part of a gift, in 원; `price` is before points. */
export type GiftPart = {
  receiver: number;
  productsPrice: Won;
  couponDiscount: Won;
  shippingFee: Won;
  price: Won;
};

/**
 * Splits a gift into one part per receiver; together they are the price of the order: products − coupon + shipping.
 * Exactly this amount is refunded to the sender for a receiver who does not accept, first as money, then as points.
 *
 * @param lines the lines of the quote, as built by `repeatLinesForReceivers`
 * @example two receivers at 27,900원 and 3,000원 shipping each // [{ receiver: 1, price: 30900, … }, { receiver: 2, … }]
 */
export function splitIntoGiftParts(quote: Quote, lines: readonly QuoteLine[]): GiftPart[] {
  const receiverOf = new Map(lines.map(({ lineId, receiver }) => [lineId, receiver]));
  const isOf = (receiver: number) => (lineId: string) => receiverOf.get(lineId) === receiver;
  const receivers = [...new Set(lines.flatMap(({ receiver }) => (receiver === undefined ? [] : [receiver])))];
  return receivers.map((receiver) => {
    const own = quote.lines.filter(({ lineId }) => isOf(receiver)(lineId));
    const bundles = quote.bundles.filter(({ lineIds }) => lineIds.every(isOf(receiver)));
    const productsPrice = sumWon(own.map((line) => line.productsPrice));
    const couponDiscount = sumWon(own.map((line) => line.couponShare));
    const shippingFee = sumWon(bundles.map(({ fee }) => fee));
    const price = addWon(subtractWon(productsPrice, couponDiscount), shippingFee);
    return { receiver, productsPrice, couponDiscount, shippingFee, price };
  });
}
