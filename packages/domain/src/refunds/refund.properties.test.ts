import fc from "fast-check";
import { expect, test } from "vitest";
import { deriveRemainingOrder } from "../cancellations/derive-remaining-order.ts";
import { sumWon } from "../money/won.ts";
import { areaChangeRefund } from "../order-addresses/area-change-refund.ts";
import { computeQuote } from "../pricing/compute-quote.ts";
import { AREA_TYPES } from "../shipping/area-of-zonecode.ts";
import { randomOrders } from "../testing/random-orders.ts";
import {
  type Bought,
  NOTHING_REFUNDED,
  type Refund,
  type RefundedSoFar,
  refund,
  refundedAfter,
} from "./compute-refund.ts";

/** An order with a way to cancel all of it: its products in any sequence, some of them together. */
const histories = randomOrders.chain((order) => {
  const ids = [...new Set(order.lines.map(({ productId }) => productId))];
  return fc.tuple(
    fc.constant(order),
    fc.shuffledSubarray(ids, { minLength: ids.length }),
    fc.array(fc.boolean(), { minLength: ids.length, maxLength: ids.length }),
  );
});

function cancelAll(order: Bought, sequence: readonly number[], isTogether: readonly boolean[]): Refund[] {
  const steps: number[][] = [];
  for (const [index, id] of sequence.entries()) {
    const last = steps.at(-1);
    if (last && isTogether[index]) last.push(id);
    else steps.push([id]);
  }
  let given: RefundedSoFar = NOTHING_REFUNDED;
  return steps.map((step) => {
    const next = refund(order, given, step);
    given = refundedAfter(given, next);
    return next;
  });
}

function forEveryHistory(check: (order: Bought, refunds: Refund[]) => void): void {
  fc.assert(
    fc.property(histories, ([order, sequence, together]) =>
      check(order, cancelAll(order, sequence, together)),
    ),
    { numRuns: 300 },
  );
}

test("refund: cancels in any split and sequence refund exactly the captured money, the used points and the tax-free part", () => {
  forEveryHistory((order, refunds) => {
    expect(sumWon(refunds.map(({ money }) => money))).toBe(order.price);
    expect(sumWon(refunds.map(({ points }) => points))).toBe(order.usedPoint);
    expect(sumWon(refunds.map(({ taxFree }) => taxFree))).toBe(order.taxFree);
  });
});

test("refund: no amount is ever negative", () => {
  forEveryHistory((_order, refunds) => {
    for (const { money, points, taxFree } of refunds)
      expect(Math.min(money, points, taxFree)).toBeGreaterThanOrEqual(0);
  });
});

test("refund: every refund has tax-free money within the money, and taxable money within what is left of it", () => {
  forEveryHistory((order, refunds) => {
    let taxable = order.price - order.taxFree;
    for (const { money, taxFree } of refunds) {
      expect(taxFree).toBeLessThanOrEqual(money);
      taxable -= money - taxFree;
      expect(taxable).toBeGreaterThanOrEqual(0);
    }
  });
});

test("refund: the reasons add up to the refund, and none of them is zero", () => {
  forEveryHistory((_order, refunds) => {
    for (const { money, points, reasons } of refunds) {
      expect(sumWon(reasons.map((reason) => reason.amount))).toBe(money + points);
      expect(reasons.filter((reason) => reason.amount === 0)).toEqual([]);
    }
  });
});

test("refund: points are refunded only after all money", () => {
  forEveryHistory((order, refunds) => {
    let money = 0;
    for (const each of refunds) {
      money += each.money;
      expect(each.points === 0 || money === order.price).toBe(true);
    }
  });
});

test("areaChangeRefund, refund: an order redirected between cancels still refunds exactly what was paid and is never charged more", () => {
  const moves = fc.array(fc.tuple(fc.nat(6), fc.constantFrom(...AREA_TYPES)), { maxLength: 4 });
  fc.assert(
    fc.property(histories, moves, ([order, sequence], changes) => {
      let current = order;
      let given: RefundedSoFar = NOTHING_REFUNDED;
      for (const [step, id] of sequence.entries()) {
        for (const [, area] of changes.filter(([at]) => at === step)) {
          const before = computeQuote(deriveRemainingOrder(current, given.productIds)).price;
          const changed = areaChangeRefund(current, given, area);
          const after = computeQuote(deriveRemainingOrder({ ...current, area }, given.productIds)).price;
          expect(changed.ok).toBe(after <= before);
          if (!changed.ok) continue;
          current = { ...current, area, chargedArea: order.area };
          if (changed.value === null) continue;
          const { money, points, reasons } = changed.value;
          expect(sumWon(reasons.map(({ amount }) => amount))).toBe(money + points);
          given = refundedAfter(given, changed.value);
        }
        given = refundedAfter(given, refund(current, given, [id]));
      }
      expect([given.money, given.points, given.taxFree]).toEqual([
        order.price,
        order.usedPoint,
        order.taxFree,
      ]);
    }),
  );
});
