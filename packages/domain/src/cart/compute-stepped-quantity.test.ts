import fc from "fast-check";
import { expect, test } from "vitest";
import { computeSteppedQuantity } from "./compute-stepped-quantity.ts";

test("computeSteppedQuantity: a quantity goes up and down", () => {
  expect(computeSteppedQuantity(2, 1, 10)).toBe(3);
  expect(computeSteppedQuantity(2, -1, 10)).toBe(1);
});

test("computeSteppedQuantity: subtraction stops at 1", () => {
  expect(computeSteppedQuantity(1, -1, 10)).toBe(1);
  expect(computeSteppedQuantity(3, -9, 10)).toBe(1);
});

test("computeSteppedQuantity: addition stops at the maximum", () => {
  expect(computeSteppedQuantity(10, 1, 10)).toBe(10);
  expect(computeSteppedQuantity(9, 5, 10)).toBe(10);
});

test("computeSteppedQuantity: without a maximum addition is unlimited", () => {
  expect(computeSteppedQuantity(999, 1, null)).toBe(1000);
});

test("computeSteppedQuantity: a quantity above a lowered maximum is reduced to it", () => {
  expect(computeSteppedQuantity(8, 1, 3)).toBe(3);
  expect(computeSteppedQuantity(8, -1, 3)).toBe(3);
});

test("computeSteppedQuantity: a maximum of 0 still gives 1", () => {
  expect(computeSteppedQuantity(1, 1, 0)).toBe(1);
});

test("computeSteppedQuantity: a fraction throws", () => {
  expect(() => computeSteppedQuantity(1.5, 1, 10)).toThrow(RangeError);
  expect(() => computeSteppedQuantity(1, 0.5, 10)).toThrow(RangeError);
});

test("computeSteppedQuantity: the result is always between 1 and the maximum", () => {
  const units = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(units, fc.integer({ min: -999, max: 999 }), units, (from, change, maximum) => {
      const to = computeSteppedQuantity(from, change, maximum);
      expect(to).toBeGreaterThanOrEqual(1);
      expect(to).toBeLessThanOrEqual(maximum);
    }),
  );
});
