import { addWon, subtractWon, sumWon, type Won } from "../money/won.ts";
import type { QuoteLine } from "../pricing/quote-input.ts";
import type { Quote } from "../pricing/quoted.ts";

/** What one receiver's part of a gift comes to, in 원; `price` is before points. */
export type GiftPart = {
  receiver: number;
  productsPrice: Won;
  couponDiscount: Won;
  shippingFee: Won;
  price: Won;
};

/**
 * The parts of a gift, one for each receiver, which are together what the order costs: products − coupon + shipping.
 * Exactly this comes back to the sender for a receiver who does not take it, first as money, then as points.
 *
 * @param lines the lines of the quote, as `giftLines` made them
 * @example two receivers at 27,900원 and 3,000원 shipping each // [{ receiver: 1, price: 30900, … }, { receiver: 2, … }]
 */
export function giftParts(quote: Quote, lines: readonly QuoteLine[]): GiftPart[] {
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
