import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { computeCompensatedSupplyCost } from "./compute-compensated-supply-cost.ts";

const line = fc
  .record({ cost: fc.integer({ min: 0, max: 9_000_000 }), worth: fc.integer({ min: 1, max: 9_000_000 }) })
  .chain(({ cost, worth }) =>
    fc
      .tuple(fc.integer({ min: 0, max: worth }), fc.integer({ min: 0, max: worth }))
      .map((parts) => ({ cost: won(cost), worth: won(worth), parts: parts.toSorted((a, b) => a - b) })),
  );

test("computeCompensatedSupplyCost: grows with what the buyer got back, from nothing to the whole cost", () => {
  fc.assert(
    fc.property(line, ({ cost, worth, parts: [less = 0, more = 0] }) => {
      const deducted = (compensated: number) =>
        computeCompensatedSupplyCost({ cost, worth, compensated: won(compensated) });
      expect(deducted(0)).toBe(0);
      expect(deducted(worth)).toBe(cost);
      expect(deducted(less)).toBeLessThanOrEqual(deducted(more));
    }),
  );
});

test("computeCompensatedSupplyCost: a quarter of the price back is a quarter of the cost; a free line gives nothing", () => {
  expect(computeCompensatedSupplyCost({ cost: won(6000), worth: won(10_000), compensated: won(2500) })).toBe(
    1500,
  );
  expect(computeCompensatedSupplyCost({ cost: won(6000), worth: won(0), compensated: won(0) })).toBe(0);
});

test("computeCompensatedSupplyCost: more back than was paid is a bug", () => {
  expect(() => computeCompensatedSupplyCost({ cost: won(1), worth: won(1), compensated: won(2) })).toThrow(
    RangeError,
  );
});
