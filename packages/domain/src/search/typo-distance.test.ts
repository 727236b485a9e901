import fc from "fast-check";
import { expect, test } from "vitest";
import { isTypoOf, typoDistance } from "./typo-distance.ts";

test.each([
  ["감규", "감귤", 1],
  ["블루배리", "블루베리", 0.6],
  ["토마토", "토마토", 0],
  ["aplpe", "apple", 1],
])("typoDistance: %s and %s differ by %d letters", (typed, word, distance) => {
  expect(typoDistance(typed, word)).toBe(distance);
});

test.each([
  ["레드양", "레드향", true],
  ["메실", "매실", true],
  ["복숭하", "복숭아", true],
  ["샤인마스캣", "샤인머스캣", true],
  ["딸끼", "딸기", true],
  ["strawbery", "strawberry", true],
  ["우산", "부산", false],
  ["치약", "치즈", false],
  ["귤", "굴", false],
  ["apple", "사과", false],
  ["휴지", "휴게소", false],
])("isTypoOf: %s as a typo of %s gives %s", (typed, word, is) => {
  expect(isTypoOf(typed, word)).toBe(is);
});

test("typoDistance: is symmetric and 0 for equal words", () => {
  const word = fc.string({ unit: fc.constantFrom(..."가나다라감귤사과abc"), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(typoDistance(a, b)).toBe(typoDistance(b, a));
      expect(typoDistance(a, a)).toBe(0);
    }),
  );
});
