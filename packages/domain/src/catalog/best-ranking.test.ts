import fc from "fast-check";
import { expect, test } from "vitest";
import { ORDER_ITEM_PRODUCT_STATUSES } from "../orders/status.ts";
import { type BestCandidate, COUNTED_AS_SOLD, rankBest } from "./best-ranking.ts";

const candidate = (productId: number, rest: Partial<BestCandidate> = {}): BestCandidate => ({
  productId,
  soldUnits: 0,
  seed: null,
  salesWeight: 0,
  ...rest,
});
const ranked = (...candidates: BestCandidate[]) => rankBest(candidates, 50).map(({ productId }) => productId);

test("who sold more stands first, whatever the catalogue says", () => {
  expect(ranked(candidate(1, { seed: 1, soldUnits: 2 }), candidate(2, { soldUnits: 3 }))).toEqual([2, 1]);
});

test("who sold alike stands as the catalogue has it, and before those it does not name", () => {
  expect(
    ranked(candidate(1, { salesWeight: 99 }), candidate(2, { seed: 2 }), candidate(3, { seed: 1 })),
  ).toEqual([3, 2, 1]);
});

test("of those that nothing else tells apart the heavier, then the newer", () => {
  expect(ranked(candidate(1), candidate(2), candidate(3, { salesWeight: 5 }))).toEqual([3, 2, 1]);
});

test("no more than there are places", () => {
  expect(rankBest([candidate(1), candidate(2), candidate(3)], 2)).toHaveLength(2);
});

test("the order depends on nothing but the candidates, not on how they came", () => {
  const many = fc.uniqueArray(
    fc.record({
      productId: fc.integer({ min: 1, max: 99 }),
      soldUnits: fc.nat(3),
      seed: fc.option(fc.integer({ min: 1, max: 9 })),
      salesWeight: fc.nat(3),
    }),
    { selector: ({ productId }) => productId },
  );
  fc.assert(
    fc.property(many, (candidates) => {
      expect(rankBest(candidates.toReversed(), 50)).toEqual(rankBest(candidates, 50));
    }),
  );
});

test("every state either counts as sold or has given the money back or never had it", () => {
  const rest = ORDER_ITEM_PRODUCT_STATUSES.filter((status) => !COUNTED_AS_SOLD.includes(status));
  expect(rest).toEqual([
    "request",
    "stock_out",
    "withdraw_complete",
    "return_complete",
    "bank_transfer_waiting",
    "incomplete",
    "unknown",
  ]);
});
