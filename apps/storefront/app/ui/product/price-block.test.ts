import { expect, test } from "vitest";
import { discountRate } from "./price-block.tsx";

test("the rate is cut, never rounded up", () => {
  expect(discountRate(25_500, 19_900)).toBe(21);
  expect(discountRate(10_000, 5_001)).toBe(49);
});

test("no list price above the price, no discount", () => {
  expect(discountRate(10_000, 10_000)).toBe(0);
  expect(discountRate(0, 5_000)).toBe(0);
  expect(discountRate(9_000, 10_000)).toBe(0);
});
