import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { supplyDeduction } from "./supply-deduction.ts";

const line = fc
  .record({ cost: fc.integer({ min: 0, max: 9_000_000 }), worth: fc.integer({ min: 1, max: 9_000_000 }) })
  .chain(({ cost, worth }) =>
    fc
      .tuple(fc.integer({ min: 0, max: worth }), fc.integer({ min: 0, max: worth }))
      .map((parts) => ({ cost: won(cost), worth: won(worth), parts: parts.toSorted((a, b) => a - b) })),
  );

test("supplyDeduction: grows with what the buyer got back, from nothing to the whole cost", () => {
  fc.assert(
    fc.property(line, ({ cost, worth, parts: [less = 0, more = 0] }) => {
      const deducted = (compensated: number) =>
        supplyDeduction({ cost, worth, compensated: won(compensated) });
      expect(deducted(0)).toBe(0);
      expect(deducted(worth)).toBe(cost);
      expect(deducted(less)).toBeLessThanOrEqual(deducted(more));
    }),
  );
});

test("supplyDeduction: a quarter of the price back is a quarter of the cost; a free line gives nothing", () => {
  expect(supplyDeduction({ cost: won(6000), worth: won(10_000), compensated: won(2500) })).toBe(1500);
  expect(supplyDeduction({ cost: won(6000), worth: won(0), compensated: won(0) })).toBe(0);
});

test("supplyDeduction: more back than was paid is a bug", () => {
  expect(() => supplyDeduction({ cost: won(1), worth: won(1), compensated: won(2) })).toThrow(RangeError);
});
