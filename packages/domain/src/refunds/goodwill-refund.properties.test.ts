import fc from "fast-check";
import { expect, test } from "vitest";
import { sumWon, won } from "../money/won.ts";
import { randomOrders } from "../testing/random-orders.ts";
import {
  NOTHING_REFUNDED,
  type Refund,
  type RefundedSoFar,
  refund,
  refundedAfter,
} from "./compute-refund.ts";
import { goodwillRefund, mostGoodwill } from "./goodwill-refund.ts";

/** An order, its products in any sequence of cancels, and goodwill as a share of its price between two of them. */
const histories = randomOrders.chain((order) => {
  const ids = [...new Set(order.lines.map(({ productId }) => productId))];
  return fc.tuple(
    fc.constant(order),
    fc.shuffledSubarray(ids, { minLength: ids.length }),
    fc.integer({ min: 0, max: ids.length }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
});

test("goodwill: with it, before or between cancels, an order gives back exactly what was paid and no more", () => {
  fc.assert(
    fc.property(histories, ([order, sequence, place, share]) => {
      const back: Pick<Refund, "money" | "points" | "taxFree">[] = [];
      let given: RefundedSoFar = NOTHING_REFUNDED;
      const give = () => {
        const money = {
          ...order,
          captured: order.price,
          returned: given.money,
          taxFreeReturned: given.taxFree,
        };
        const known = { ...money, goodwill: won(0) };
        const amount = won(Math.floor(mostGoodwill(known, order.price) * share));
        const decided = goodwillRefund(known, order.price, amount);
        if (!decided.ok) throw new Error(decided.code);
        const { taxFree } = decided.value;
        back.push({ money: amount, points: won(0), taxFree });
        given = {
          ...given,
          money: won(given.money + amount),
          taxFree: won(given.taxFree + taxFree),
          claimed: won(given.claimed + amount),
        };
      };
      for (const [index, id] of sequence.entries()) {
        if (index === place) give();
        const next = refund(order, given, [id]);
        expect(sumWon(next.reasons.map(({ amount }) => amount))).toBe(next.money + next.points);
        expect(Math.min(next.money, next.points, next.taxFree)).toBeGreaterThanOrEqual(0);
        given = refundedAfter(given, next);
        back.push(next);
      }
      if (place === sequence.length) give();
      expect(sumWon(back.map(({ money }) => money))).toBe(order.price);
      expect(sumWon(back.map(({ points }) => points))).toBe(order.usedPoint);
      expect(sumWon(back.map(({ taxFree }) => taxFree))).toBe(order.taxFree);
    }),
    { numRuns: 300 },
  );
});

test("goodwill: a limit is shared by all goodwill of an order, and nothing above what is left is given", () => {
  const order = {
    price: won(23_000),
    taxFree: won(20_000),
    captured: won(23_000),
    returned: won(5_000),
    taxFreeReturned: won(5_000),
    goodwill: won(5_000),
  };
  expect(mostGoodwill(order, won(8_000))).toBe(3_000);
  expect(mostGoodwill(order, won(4_000))).toBe(0);
  expect(goodwillRefund(order, won(8_000), won(3_001))).toMatchObject({ code: "GOODWILL_ABOVE_LIMIT" });
  expect(goodwillRefund(order, won(100_000), won(18_001))).toMatchObject({ code: "GOODWILL_ABOVE_PAID" });
  expect(goodwillRefund(order, won(100_000), won(18_000))).toMatchObject({ value: { taxFree: 15_000 } });
});
