import fc from "fast-check";
import { expect, test } from "vitest";
import { ORDER_ITEM_PRODUCT_STATUSES } from "../orders/status.ts";
import { type BestCandidate, COUNTED_AS_SOLD, rankBestsellers } from "./rank-bestsellers.ts";

const candidate = (productId: number, rest: Partial<BestCandidate> = {}): BestCandidate => ({
  productId,
  soldUnits: 0,
  seed: null,
  salesWeight: 0,
  ...rest,
});
const ranked = (...candidates: BestCandidate[]) =>
  rankBestsellers(candidates, 50).map(({ productId }) => productId);

test("rankBestsellers: more units sold rank before a better place in the catalogue", () => {
  expect(ranked(candidate(1, { seed: 1, soldUnits: 2 }), candidate(2, { soldUnits: 3 }))).toEqual([2, 1]);
});

test("rankBestsellers: among equal sales the catalogue's order decides, and seeded products precede unseeded ones", () => {
  expect(
    ranked(candidate(1, { salesWeight: 99 }), candidate(2, { seed: 2 }), candidate(3, { seed: 1 })),
  ).toEqual([3, 2, 1]);
});

test("rankBestsellers: among unseeded equals the higher salesWeight, then the newer product comes first", () => {
  expect(ranked(candidate(1), candidate(2), candidate(3, { salesWeight: 5 }))).toEqual([3, 2, 1]);
});

test("rankBestsellers: returns no more than the number of places", () => {
  expect(rankBestsellers([candidate(1), candidate(2), candidate(3)], 2)).toHaveLength(2);
});

test("rankBestsellers: the result does not depend on the order of the candidates", () => {
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
      expect(rankBestsellers(candidates.toReversed(), 50)).toEqual(rankBestsellers(candidates, 50));
    }),
  );
});

test("COUNTED_AS_SOLD: every status left out is unpaid, refunded or returned", () => {
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
