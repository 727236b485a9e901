import { expect, test } from "vitest";
import { limitOf } from "./limit-of.ts";

test.each([
  ["20,000", 20_000],
  [" 20000원 ", 20_000],
  ["", null],
  ["0", null],
  ["9".repeat(30), 100_000_000],
])("limitOf: %j is %j", (typed, limit) => {
  expect(limitOf(typed)).toBe(limit);
});
