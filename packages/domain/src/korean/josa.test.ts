import fc from "fast-check";
import { expect, test } from "vitest";
import { josa } from "./josa.ts";

test.each([
  ["사과", "을/를", "사과를"],
  ["감귤", "을/를", "감귤을"],
  ["사과", "이/가", "사과가"],
  ["수박", "이/가", "수박이"],
  ["포도", "은/는", "포도는"],
  ["망고스틴", "은/는", "망고스틴은"],
  ["배", "과/와", "배와"],
  ["밤", "과/와", "밤과"],
] as const)("josa: %s with %s gives %s", (word, pair, text) => {
  expect(josa(word, pair)).toBe(text);
});

test("josa: 로 follows a final ㄹ or a vowel, 으로 any other 받침", () => {
  expect(josa("귤", "으로/로")).toBe("귤로");
  expect(josa("제주", "으로/로")).toBe("제주로");
  expect(josa("집", "으로/로")).toBe("집으로");
});

test.each([
  ["10", "10이"],
  ["1", "1이"],
  ["2", "2가"],
  ["4", "4가"],
  ["5", "5가"],
  ["6", "6이"],
  ["9", "9가"],
])("josa: the number %s is read aloud and gives %s", (word, text) => {
  expect(josa(word, "이/가")).toBe(text);
});

test("josa: the digits 1, 7 and 8 (일, 칠, 팔) end in ㄹ", () => {
  expect(["1", "7", "8"].map((word) => josa(word, "으로/로"))).toEqual(["1로", "7로", "8로"]);
  expect(["3", "6", "10"].map((word) => josa(word, "으로/로"))).toEqual(["3으로", "6으로", "10으로"]);
});

test("josa: units after a number are read out", () => {
  expect(josa("샤인머스캣 2kg", "이/가")).toBe("샤인머스캣 2kg이");
  expect(josa("한우 300g", "을/를")).toBe("한우 300g을");
  expect(josa("사과즙 100ml", "을/를")).toBe("사과즙 100ml를");
});

test("josa: Latin letters are read by their names", () => {
  expect(josa("PIN", "을/를")).toBe("PIN을");
  expect(josa("SMS", "을/를")).toBe("SMS를");
  expect(josa("URL", "으로/로")).toBe("URL로");
});

test("josa: closing signs are ignored but kept", () => {
  expect(josa("감귤(노지)", "을/를")).toBe("감귤(노지)를");
  expect(josa("‘수박’", "을/를")).toBe("‘수박’을");
});

test("josa: decomposed Hangul, as macOS types it, gives the same particle", () => {
  const decomposed = "수박".normalize("NFD");
  expect(josa(decomposed, "을/를")).toBe(`${decomposed}을`);
});

test("josa: a word of signs only takes the form after a vowel", () => {
  expect(josa("!!", "을/를")).toBe("!!를");
  expect(josa("", "을/를")).toBe("를");
});

test("josa: the particle follows the 받침 of every Hangul syllable", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0xac00, max: 0xd7a3 }), (code) => {
      const syllable = String.fromCharCode(code);
      const hasFinal = syllable.normalize("NFD").length === 3;
      expect(josa(syllable, "이/가")).toBe(syllable + (hasFinal ? "이" : "가"));
    }),
  );
});
