import fc from "fast-check";
import { expect, test } from "vitest";
import { fromJamo, splitSyllable, toJamo } from "./jamo.ts";

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
])("%s is typed as %s", (text, letters) => {
  expect(toJamo(text)).toBe(letters);
});

test("what is typed makes the same syllables again", () => {
  fc.assert(
    fc.property(hangul, (text) => {
      expect(fromJamo(toJamo(text))).toBe(text);
    }),
  );
});

test("letters that make no syllable stay", () => {
  expect(fromJamo("ㅋㅋㅏㅏ")).toBe("ㅋ카ㅏ");
  expect(fromJamo("ㅁㄴㅇㄹ")).toBe("ㅁㄴㅇㄹ");
  expect(fromJamo("ㅗㅏ a")).toBe("ㅘ a");
});

test("anything can be taken apart and put together, and nothing is lost on the way", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(toJamo(fromJamo(toJamo(text)))).toBe(toJamo(text));
    }),
  );
});

test("the beginning of a word is the beginning of its letters", () => {
  fc.assert(
    fc.property(hangul, hangul, (a, b) => {
      expect(toJamo(a + b).startsWith(toJamo(a))).toBe(true);
    }),
  );
});

test("only a syllable has parts", () => {
  expect(splitSyllable("귤")).toEqual({ initial: "ㄱ", vowel: "ㅠ", final: "ㄹ" });
  expect([splitSyllable("ㄱ"), splitSyllable("a"), splitSyllable("감귤"), splitSyllable("")]).toEqual(
    Array(4).fill(null),
  );
});
