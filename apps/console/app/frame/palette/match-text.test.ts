import { expect, test } from "vitest";
import { matchText } from "./match-text.ts";

test.each([
  ["취소·반품·교환", "반품", true],
  ["취소·반품·교환", "반품 교환", true],
  ["정산", "ㅈㅅ", true],
  ["정산", "wjdtks", true],
  ["쉬는 날·마감", "ㅅㄴㄴ", true],
  ["정산", "ㅅㅈ", false],
  ["정산", "쿠폰", false],
])("%s is found by %s: %s", (label, typed, isFound) => {
  expect(matchText(label, typed)).toBe(isFound);
});
