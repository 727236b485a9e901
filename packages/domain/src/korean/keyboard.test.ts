import fc from "fast-check";
import { expect, test } from "vitest";
import { hangulFromKeys, keysFromHangul } from "./keyboard.ts";

test.each([
  ["tkrhk", "사과"],
  ["Ekfrl", "딸기"],
  ["rkarbf", "감귤"],
  ["TKRHK", "싸꽈"],
  ["dhQk", "오빠"],
  ["asdf", null],
  ["qwerty", null],
  ["", null],
  ["사과", null],
])("the keys %s make %s", (keys, word) => {
  expect(hangulFromKeys(keys)).toBe(word);
});

test.each([
  ["메ㅔㅣㄷ", "apple"],
  ["새ㅡㅁ새", "tomato"],
  ["ㅠㅠ", null],
  ["사과!", null],
  ["", null],
])("%s was typed with the keys %s", (text, keys) => {
  expect(keysFromHangul(text)).toBe(keys);
});

test("a word of three letters or more comes back from its keys, but for its capitals", () => {
  const plain = fc
    .array(fc.constantFrom(..."사과감귤배추오이고구마한라봉닭의왕"), { minLength: 2, maxLength: 6 })
    .map((syllables) => syllables.join(""));
  fc.assert(
    fc.property(plain, (word) => {
      expect(hangulFromKeys(keysFromHangul(word) ?? "")).toBe(word);
    }),
  );
});
