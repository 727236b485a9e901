import { expect, test } from "vitest";
import { readNumber } from "./read-number.ts";

test.each([
  ["3,000원", 3000],
  ["１４９００", 14_900],
  ["11.5", 11.5],
  [" ", null],
  ["삼천", "삼천"],
  ["11.", "11."],
  ["=A1*2", "=A1*2"],
])("readNumber: %j", (text, number) => {
  expect(readNumber(text)).toBe(number);
});
