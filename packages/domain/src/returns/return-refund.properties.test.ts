import fc from "fast-check";
import { expect, test } from "vitest";
import { subtractWon, sumWon, won, ZERO_WON } from "../money/won.ts";
import {
  type Bought,
  NOTHING_REFUNDED,
  type Refund,
  type RefundedSoFar,
  refund,
  refundedAfter,
} from "../refunds/compute-refund.ts";
import { randomOrders } from "../testing/random-orders.ts";
import { refundableLineValues } from "./refundable-line-values.ts";
import { returnRefund } from "./return-refund.ts";
import { returnedPartValue } from "./returned-part-value.ts";

type Step = { product: number; isClaim: boolean; isSellersFault: boolean; bad: number };

const steps = fc.array(
  fc.record({
    product: fc.integer({ min: 1, max: 6 }),
    isClaim: fc.boolean(),
    isSellersFault: fc.boolean(),
    bad: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 12 },
);

/** Applies cancels and claims to an order in sequence; a claim with `bad: 4` takes all that is left of its product. */
function play(order: Bought, list: readonly Step[]): { refunds: Refund[]; given: RefundedSoFar } {
  const worths = refundableLineValues(order);
  const taken = new Map<string, number>();
  const returned: number[] = [];
  const refunds: Refund[] = [];
  let given = NOTHING_REFUNDED;
  for (const step of list) {
    const lines = order.lines.filter(({ productId }) => productId === step.product);
    const isClaimed = lines.some(({ lineId }) => taken.has(lineId));
    if (lines.length === 0 || given.productIds.includes(step.product) || returned.includes(step.product))
      continue;
    if (!step.isClaim) {
      // A product that has arrived can no longer be cancelled.
      if (isClaimed) continue;
      const next = refund(order, given, [step.product]);
      refunds.push(next);
      given = refundedAfter(given, next);
      continue;
    }
    const claimed = lines.map(({ lineId }) => {
      const worth = worths.get(lineId) ?? ZERO_WON;
      const left = subtractWon(worth, won(taken.get(lineId) ?? 0));
      const pieces = step.bad === 4 ? undefined : { bad: step.bad, all: 4 };
      const amount = returnedPartValue(worth, left, { units: 1, unitsBought: 1, pieces });
      taken.set(lineId, (taken.get(lineId) ?? 0) + amount);
      return { lineId, amount };
    });
    const isWhole = lines.every(({ lineId }) => taken.get(lineId) === worths.get(lineId));
    const next = returnRefund(order, given, returned, {
      productId: step.product,
      lines: claimed,
      isWhole,
      isSellersFault: step.isSellersFault,
      returnShippingFee: won(3000),
    });
    if (isWhole) returned.push(step.product);
    refunds.push(next);
    given = {
      ...given,
      money: sumWon([given.money, next.money]),
      points: sumWon([given.points, next.points]),
      taxFree: sumWon([given.taxFree, next.taxFree]),
      claimed: sumWon([given.claimed, next.money, next.points]),
    };
  }
  return { refunds, given };
}

test("returnRefund: cancels and claims in any sequence refund between nothing and the price paid", () => {
  fc.assert(
    fc.property(randomOrders, steps, (order, list) => {
      const { refunds, given } = play(order, list);
      expect(given.money).toBeLessThanOrEqual(order.price);
      expect(given.points).toBeLessThanOrEqual(order.usedPoint);
      expect(given.taxFree).toBeLessThanOrEqual(order.taxFree);
      for (const { money, points, taxFree, reasons } of refunds) {
        expect(Math.min(money, points, taxFree)).toBeGreaterThanOrEqual(0);
        expect(sumWon(reasons.map(({ amount }) => amount))).toBe(money + points);
      }
    }),
    { numRuns: 500 },
  );
});

test("returnRefund: every refund has tax-free money within the money, and taxable money within what is left of it", () => {
  fc.assert(
    fc.property(randomOrders, steps, (order, list) => {
      let taxable = order.price - order.taxFree;
      for (const { money, taxFree } of play(order, list).refunds) {
        expect(taxFree).toBeLessThanOrEqual(money);
        taxable -= money - taxFree;
        expect(taxable).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 500 },
  );
});

test("returnRefund: claims of all products by the seller's fault refund the whole order", () => {
  fc.assert(
    fc.property(randomOrders, fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 }), (order, parts) => {
      const products = [...new Set(order.lines.map(({ productId }) => productId))];
      const list = products.flatMap((product) =>
        [...parts, 4].map((bad) => ({ product, isClaim: true, isSellersFault: true, bad })),
      );
      const { given } = play(order, list);
      expect(given).toMatchObject({ money: order.price, points: order.usedPoint, taxFree: order.taxFree });
    }),
    { numRuns: 300 },
  );
});
