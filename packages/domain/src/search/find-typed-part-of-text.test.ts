import fc from "fast-check";
import { expect, test } from "vitest";
import { findTypedPartOfText } from "./find-typed-part-of-text.ts";

test.each([
  ["제주 감귤", "감규", "감귤"],
  ["샤인머스캣", "ㅁㅅ", "머스"],
  ["방울 토마토", "방울토", "방울 토"],
  ["LA갈비", "la갈", "LA갈"],
  ["사과", "ㅅㅏ", "사"],
  ["사과", "tkrhk", null],
  ["사과", "", null],
  ["꿀사과", "과", "과"],
  ["닭가슴살", "ㄱ", "가"],
])("findTypedPartOfText: in %s the text %s marks %s", (text, typed, marked) => {
  const match = findTypedPartOfText(text, typed);
  expect(match === null ? null : text.slice(...match)).toBe(marked);
});

test("findTypedPartOfText: a mark is always inside the text", () => {
  const word = fc.string({ unit: fc.constantFrom(..."감귤사과 ㄱㅅab"), maxLength: 10 });
  fc.assert(
    fc.property(word, word, (text, typed) => {
      const [start, end] = findTypedPartOfText(text, typed) ?? [0, 1];
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(Math.max(1, text.length));
    }),
  );
});
