import { expect, test } from "vitest";
import { parseNumber } from "./parse-number.ts";

test.each([
  ["3,000원", 3000],
  ["１４９００", 14_900],
  ["11.5", 11.5],
  [" ", null],
  ["삼천", "삼천"],
  ["11.", "11."],
  ["=A1*2", "=A1*2"],
])("parseNumber: %j", (text, number) => {
  expect(parseNumber(text)).toBe(number);
});
