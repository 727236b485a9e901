import { expect, test } from "vitest";
import { parsePrice } from "./parse-price.ts";

test.each([
  ["14900", 14_900],
  ["14,900원", 14_900],
  [" ₩14,900 ", 14_900],
  ["１４９００", 14_900],
  ["0", null],
  ["-1", null],
  ["14.5", null],
  ["=A1*2", null],
  ["6.4E+11", null],
  ["", null],
])("%j is read as %j", (text, price) => {
  expect(parsePrice(text)).toBe(price);
});
