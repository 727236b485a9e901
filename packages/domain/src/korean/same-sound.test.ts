import fc from "fast-check";
import { expect, test } from "vitest";
import { sameSound } from "./same-sound.ts";

test.each([
  ["쳬리", "체리"],
  ["매론", "메론"],
  ["개란", "계란"],
  ["쥬스", "주스"],
  ["고츄", "고추"],
  ["딸끼", "딸기"],
  ["참왜", "참외"],
])("sameSound: %s gives %s", (typed, word) => {
  expect(sameSound(typed)).toContain(word);
});

test.each([
  ["휴지", "후지"],
  ["쳬니", "체리"],
  ["우산", "부산"],
])("sameSound: %s does not give %s", (typed, word) => {
  expect(sameSound(typed)).not.toContain(word);
});

test("sameSound: text without Hangul syllables gives nothing", () => {
  expect(["apple", "", "5", "ㅊㅔ"].map(sameSound)).toEqual([[], [], [], []]);
});

test("sameSound: each spelling differs in one syllable, is listed once and leads back to the word", () => {
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 2, maxLength: 2 }), (syllables) => {
      const word = syllables.join("");
      const spellings = sameSound(word);
      expect(new Set(spellings).size).toBe(spellings.length);
      for (const spelling of spellings) {
        expect([...spelling].filter((each, at) => each !== word[at])).toHaveLength(1);
        expect(spelling).toMatch(/^[가-힣]{2}$/);
        expect(sameSound(spelling)).toContain(word);
      }
    }),
  );
});
