import { expect, test } from "vitest";
import { isSearchWord } from "./search-dictionary.ts";

test.each([
  ["여름과일", true],
  ["abc", true],
  ["ABC", false],
  ["여름 과일", false],
  ["귤\u00A0", false],
  ["", false],
])("%j can be a word of the dictionary: %s", (text, expected) => {
  expect(isSearchWord(text)).toBe(expected);
});
