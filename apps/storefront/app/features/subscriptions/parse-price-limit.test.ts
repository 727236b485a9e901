import { expect, test } from "vitest";
import { parsePriceLimit } from "./parse-price-limit.ts";

test.each([
  ["20,000", 20_000],
  [" 20000원 ", 20_000],
  ["", null],
  ["0", null],
  ["9".repeat(30), 100_000_000],
])("parsePriceLimit: %j is %j", (typed, limit) => {
  expect(parsePriceLimit(typed)).toBe(limit);
});
