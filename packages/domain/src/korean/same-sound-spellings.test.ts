import fc from "fast-check";
import { expect, test } from "vitest";
import { sameSoundSpellings } from "./same-sound-spellings.ts";

test.each([
  ["쳬리", "체리"],
  ["매론", "메론"],
  ["개란", "계란"],
  ["쥬스", "주스"],
  ["고츄", "고추"],
  ["딸끼", "딸기"],
  ["참왜", "참외"],
])("sameSoundSpellings: %s gives %s", (typed, word) => {
  expect(sameSoundSpellings(typed)).toContain(word);
});

test.each([
  ["휴지", "후지"],
  ["쳬니", "체리"],
  ["우산", "부산"],
])("sameSoundSpellings: %s does not give %s", (typed, word) => {
  expect(sameSoundSpellings(typed)).not.toContain(word);
});

test("sameSoundSpellings: text without Hangul syllables gives nothing", () => {
  expect(["apple", "", "5", "ㅊㅔ"].map(sameSoundSpellings)).toEqual([[], [], [], []]);
});

test("sameSoundSpellings: each spelling differs in one syllable, is listed once and leads back to the word", () => {
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 2, maxLength: 2 }), (syllables) => {
      const word = syllables.join("");
      const spellings = sameSoundSpellings(word);
      expect(new Set(spellings).size).toBe(spellings.length);
      for (const spelling of spellings) {
        expect([...spelling].filter((each, at) => each !== word[at])).toHaveLength(1);
        expect(spelling).toMatch(/^[가-힣]{2}$/);
        expect(sameSoundSpellings(spelling)).toContain(word);
      }
    }),
  );
});
