import fc from "fast-check";
import { expect, test } from "vitest";
import { changeQuantity } from "./change-quantity.ts";

test("changeQuantity: a quantity goes up and down", () => {
  expect(changeQuantity(2, 1, 10)).toBe(3);
  expect(changeQuantity(2, -1, 10)).toBe(1);
});

test("changeQuantity: subtraction stops at 1", () => {
  expect(changeQuantity(1, -1, 10)).toBe(1);
  expect(changeQuantity(3, -9, 10)).toBe(1);
});

test("changeQuantity: addition stops at the maximum", () => {
  expect(changeQuantity(10, 1, 10)).toBe(10);
  expect(changeQuantity(9, 5, 10)).toBe(10);
});

test("changeQuantity: without a maximum addition is unlimited", () => {
  expect(changeQuantity(999, 1, null)).toBe(1000);
});

test("changeQuantity: a quantity above a lowered maximum is reduced to it", () => {
  expect(changeQuantity(8, 1, 3)).toBe(3);
  expect(changeQuantity(8, -1, 3)).toBe(3);
});

test("changeQuantity: a maximum of 0 still gives 1", () => {
  expect(changeQuantity(1, 1, 0)).toBe(1);
});

test("changeQuantity: a fraction throws", () => {
  expect(() => changeQuantity(1.5, 1, 10)).toThrow(RangeError);
  expect(() => changeQuantity(1, 0.5, 10)).toThrow(RangeError);
});

test("changeQuantity: the result is always between 1 and the maximum", () => {
  const units = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(units, fc.integer({ min: -999, max: 999 }), units, (from, change, maximum) => {
      const to = changeQuantity(from, change, maximum);
      expect(to).toBeGreaterThanOrEqual(1);
      expect(to).toBeLessThanOrEqual(maximum);
    }),
  );
});
