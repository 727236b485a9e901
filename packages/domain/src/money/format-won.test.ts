import fc from "fast-check";
import { expect, test } from "vitest";
import { formatWon, groupDigits } from "./format-won.ts";
import { won } from "./won.ts";

test.each([
  [0, "0원"],
  [999, "999원"],
  [1000, "1,000원"],
  [12345, "12,345원"],
  [-3000, "-3,000원"],
  [-100, "-100원"],
  [1234567890, "1,234,567,890원"],
])("formatWon: %d gives %s", (amount, text) => {
  expect(formatWon(won(amount))).toBe(text);
});

test("groupDigits: a fraction throws", () => {
  expect(() => groupDigits(1.5)).toThrow(RangeError);
});

test("groupDigits: agrees with Intl for every whole number", () => {
  const intl = new Intl.NumberFormat("ko-KR");
  fc.assert(
    fc.property(fc.maxSafeInteger(), (n) => {
      expect(groupDigits(n)).toBe(intl.format(n));
    }),
  );
});
