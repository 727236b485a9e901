import { expect, test } from "vitest";
import { isChosung, toChosung } from "./chosung.ts";

test.each([
  ["샤인머스캣", "ㅅㅇㅁㅅㅋ"],
  ["딸기 1kg", "ㄸㄱ 1kg"],
  ["abc주스", "abcㅈㅅ"],
])("toChosung: %s gives %s", (text, letters) => {
  expect(toChosung(text)).toBe(letters);
});

test.each([
  ["ㄱㄱ", true],
  ["ㅠㅠ", false],
  ["감ㄱ", false],
  ["", false],
])("isChosung: %s gives %s", (text, is) => {
  expect(isChosung(text)).toBe(is);
});
