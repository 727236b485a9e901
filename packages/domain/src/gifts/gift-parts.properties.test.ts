import fc from "fast-check";
import { expect, test } from "vitest";
import { splitShippingDiscount } from "../coupons/split-shipping-discount.ts";
import { sumWon, type Won, won, ZERO_WON } from "../money/won.ts";
import { productsPriceOf } from "../pricing/compute-line-price-and-list-price.ts";
import { computeQuote } from "../pricing/compute-quote.ts";
import type { QuoteInput, QuoteLine } from "../pricing/quote-input-types.ts";
import { type Bought, NOTHING_REFUNDED, refund, refundedAfter } from "../refunds/compute-refund.ts";
import { bundleKeyOf } from "../shipping/group-lines-into-bundles.ts";
import { randomOrders } from "../testing/random-orders.ts";
import { repeatLinesForReceivers } from "./repeat-lines-for-receivers.ts";
import { splitIntoGiftParts } from "./split-into-gift-parts.ts";

type Gift = { input: QuoteInput; lines: QuoteLine[]; ofOne: QuoteInput; receivers: number };

/** Any order as a gift to 1–50 receivers on the mainland, with a coupon and points within the rules. */
const gifts: fc.Arbitrary<Gift> = fc
  .record({
    order: randomOrders,
    receivers: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 6 }) },
      fc.integer({ min: 7, max: 50 }),
    ),
    couponPart: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    pointPart: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    shippingPart: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ order, receivers, couponPart, pointPart, shippingPart }) => {
    const plain = {
      area: "major",
      shippingFeeType: order.shippingFeeType,
      couponDiscount: ZERO_WON,
      usedPoint: ZERO_WON,
    } as const;
    const lines = repeatLinesForReceivers(order.lines, receivers);
    const free = { ...plain, lines };
    const whole = computeQuote(free);
    const inScope = lines.filter((line) => line.inCouponScope !== false);
    const couponDiscount = won(Math.floor(sumWon(inScope.map(productsPriceOf)) * couponPart));
    const shippingDiscounts = splitShippingDiscount(
      won(Math.floor(whole.shippingFee * shippingPart)),
      whole.bundles,
    );
    const discounted = { ...free, couponDiscount, shippingDiscounts };
    const usedPoint = won(Math.floor(computeQuote(discounted).price * pointPart));
    return {
      input: { ...discounted, usedPoint },
      lines,
      ofOne: { ...plain, lines: order.lines },
      receivers,
    };
  });

function forEveryGift(check: (gift: Gift) => void): void {
  fc.assert(fc.property(gifts, check), { numRuns: 200 });
}

test("splitIntoGiftParts: products, coupon, shipping and points of all parts add up to the order", () => {
  forEveryGift(({ input, lines, receivers }) => {
    const whole = computeQuote(input);
    const parts = splitIntoGiftParts(whole, lines);
    const sum = (pick: (part: (typeof parts)[number]) => Won) => sumWon(parts.map(pick));
    expect(parts.map(({ receiver }) => receiver)).toEqual(
      Array.from({ length: receivers }, (_, at) => at + 1),
    );
    expect(sum((part) => part.productsPrice)).toBe(whole.productsPrice);
    expect(sum((part) => part.couponDiscount)).toBe(whole.couponDiscount);
    expect(sum((part) => part.shippingFee)).toBe(whole.shippingFee);
    expect(sum((part) => part.price)).toBe(whole.price + whole.usedPoint);
  });
});

test("splitIntoGiftParts: each part costs the same products and shipping as an order for one receiver", () => {
  forEveryGift(({ input, lines, ofOne }) => {
    const alone = computeQuote(ofOne);
    const paid = computeQuote({ ...input, shippingDiscounts: [], usedPoint: ZERO_WON });
    for (const part of splitIntoGiftParts(paid, lines)) {
      expect([part.productsPrice, part.shippingFee]).toEqual([alone.productsPrice, alone.shippingFee]);
    }
  });
});

test("splitIntoGiftParts: coupon shares of receivers differ by at most 1원 per line", () => {
  forEveryGift(({ input, lines, ofOne }) => {
    const shares = splitIntoGiftParts(computeQuote(input), lines).map(({ couponDiscount }) => couponDiscount);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(ofOne.lines.length);
  });
});

/** Numbers each receiver's products separately, as the rows of an order do. */
function boughtOf({ input, lines }: Gift): { order: Bought; rowsOf: Map<number, number[]> } {
  const rowsOf = new Map<number, number[]>();
  const keys = new Map<string, string>();
  const numbered = lines.map((line) => {
    const row = (line.receiver ?? 0) * 1000 + line.productId;
    const own = rowsOf.get(line.receiver ?? 0) ?? [];
    keys.set(
      bundleKeyOf(line, input.shippingFeeType),
      bundleKeyOf({ ...line, productId: row }, input.shippingFeeType),
    );
    rowsOf.set(line.receiver ?? 0, own.includes(row) ? own : [...own, row]);
    return { ...line, productId: row };
  });
  const { price, taxFree } = computeQuote(input);
  const shippingDiscounts = (input.shippingDiscounts ?? []).map((each) => ({
    ...each,
    bundleKey: keys.get(each.bundleKey) ?? each.bundleKey,
  }));
  return {
    order: { ...input, shippingDiscounts, lines: numbered, price, taxFree, couponMinPrice: ZERO_WON },
    rowsOf,
  };
}

test("splitIntoGiftParts, refund: refunding receivers in any sequence returns exactly their parts and finally the whole order", () => {
  const sequences = gifts.chain((gift) => {
    const all = Array.from({ length: gift.receivers }, (_, index) => index + 1);
    return fc.tuple(fc.constant(gift), fc.shuffledSubarray(all, { minLength: all.length }));
  });
  fc.assert(
    fc.property(sequences, ([gift, sequence]) => {
      const parts = new Map(
        splitIntoGiftParts(computeQuote(gift.input), gift.lines).map((part) => [part.receiver, part.price]),
      );
      const { order, rowsOf } = boughtOf(gift);
      let given = NOTHING_REFUNDED;
      for (const receiver of sequence) {
        const back = refund(order, given, rowsOf.get(receiver) ?? []);
        expect(back.money + back.points).toBe(parts.get(receiver));
        expect(back.taxFree).toBeLessThanOrEqual(back.money);
        given = refundedAfter(given, back);
      }
      expect([given.money, given.points, given.taxFree]).toEqual([
        order.price,
        order.usedPoint,
        order.taxFree,
      ]);
    }),
    { numRuns: 120 },
  );
});
