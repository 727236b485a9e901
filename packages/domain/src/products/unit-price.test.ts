import { expect, test } from "vitest";
import { unitPriceOf } from "./unit-price.ts";

test.each([
  [31_900, { value: 3000, unit: "g" }, "100g", 1063],
  [29_900, { value: 3000, unit: "g" }, "100g", 997],
  [9900, { value: 15, unit: "구" }, "1구", 660],
  [5000, { value: 500, unit: "ml" }, "100ml", 1000],
  [5000, { value: 500, unit: "ml" }, "100g", null],
  [5000, null, "100g", null],
  [5000, { value: 0, unit: "g" }, "100g", null],
  [5000, { value: 500, unit: "g" }, "봉지", null],
])("unitPriceOf: %i원 of %j by %s is %s", (price, weight, unit, expected) => {
  expect(unitPriceOf(price, weight, unit)).toBe(expected);
});
