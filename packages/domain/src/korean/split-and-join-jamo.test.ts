import fc from "fast-check";
import { expect, test } from "vitest";
import { fromJamo, splitSyllable, toJamo } from "./split-and-join-jamo.ts";

const hangul = fc
  .array(
    fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)),
    { maxLength: 12 },
  )
  .map((syllables) => syllables.join(""));

test.each([
  ["사과 5kg", "ㅅㅏㄱㅗㅏ 5kg"],
  ["닭", "ㄷㅏㄹㄱ"],
  ["의왕", "ㅇㅡㅣㅇㅗㅏㅇ"],
  ["ㄱㄱ", "ㄱㄱ"],
  ["", ""],
])("toJamo: %s gives %s", (text, letters) => {
  expect(toJamo(text)).toBe(letters);
});

test("fromJamo: restores the syllables that toJamo decomposed", () => {
  fc.assert(
    fc.property(hangul, (text) => {
      expect(fromJamo(toJamo(text))).toBe(text);
    }),
  );
});

test("fromJamo: letters that form no syllable stay", () => {
  expect(fromJamo("ㅋㅋㅏㅏ")).toBe("ㅋ카ㅏ");
  expect(fromJamo("ㅁㄴㅇㄹ")).toBe("ㅁㄴㅇㄹ");
  expect(fromJamo("ㅗㅏ a")).toBe("ㅘ a");
});

test("toJamo, fromJamo: a round trip of any text loses no letter", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(toJamo(fromJamo(toJamo(text)))).toBe(toJamo(text));
    }),
  );
});

test("toJamo: the letters of a prefix are a prefix of the letters", () => {
  fc.assert(
    fc.property(hangul, hangul, (a, b) => {
      expect(toJamo(a + b).startsWith(toJamo(a))).toBe(true);
    }),
  );
});

test("splitSyllable: anything but one syllable gives null", () => {
  expect(splitSyllable("귤")).toEqual({ initial: "ㄱ", vowel: "ㅠ", final: "ㄹ" });
  expect([splitSyllable("ㄱ"), splitSyllable("a"), splitSyllable("감귤"), splitSyllable("")]).toEqual(
    Array(4).fill(null),
  );
});
