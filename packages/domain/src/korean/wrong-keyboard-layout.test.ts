import fc from "fast-check";
import { expect, test } from "vitest";
import { hangulFromKeys, keysFromHangul } from "./wrong-keyboard-layout.ts";

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
])("hangulFromKeys: %s gives %s", (keys, word) => {
  expect(hangulFromKeys(keys)).toBe(word);
});

test.each([
  ["메ㅔㅣㄷ", "apple"],
  ["새ㅡㅁ새", "tomato"],
  ["ㅠㅠ", null],
  ["사과!", null],
  ["", null],
])("keysFromHangul: %s gives %s", (text, keys) => {
  expect(keysFromHangul(text)).toBe(keys);
});

test("hangulFromKeys: restores a word from the keys of keysFromHangul", () => {
  const plain = fc
    .array(fc.constantFrom(..."사과감귤배추오이고구마한라봉닭의왕"), { minLength: 2, maxLength: 6 })
    .map((syllables) => syllables.join(""));
  fc.assert(
    fc.property(plain, (word) => {
      expect(hangulFromKeys(keysFromHangul(word) ?? "")).toBe(word);
    }),
  );
});
