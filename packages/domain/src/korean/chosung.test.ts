import { expect, test } from "vitest";
import { isChosung, toChosung } from "./chosung.ts";

test.each([
  ["샤인머스캣", "ㅅㅇㅁㅅㅋ"],
  ["딸기 1kg", "ㄸㄱ 1kg"],
  ["abc주스", "abcㅈㅅ"],
])("the first letters of %s are %s", (text, letters) => {
  expect(toChosung(text)).toBe(letters);
});

test.each([
  ["ㄱㄱ", true],
  ["ㅠㅠ", false],
  ["감ㄱ", false],
  ["", false],
])("%s is first letters only: %s", (text, is) => {
  expect(isChosung(text)).toBe(is);
});
