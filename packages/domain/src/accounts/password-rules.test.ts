import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPassword, isGuessable } from "./password-rules.ts";

test.each(["sagwa2026", "sagwasagwa", "사과 한 상자 주세요", " apple pear ", "ㅂㅂㅂㅂㅂㅂㅂㄴ"])(
  "checkPassword: %s is accepted and returned unchanged",
  (password) => {
    expect(checkPassword(password)).toEqual({ ok: true, value: password });
  },
);

test("checkPassword: 8 to 128 characters are accepted, an emoji counts as one character", () => {
  expect(checkPassword("a".repeat(7))).toMatchObject({ code: "PASSWORD_TOO_SHORT" });
  expect(checkPassword("🍎".repeat(8)).ok).toBe(true);
  expect(checkPassword("a".repeat(128)).ok).toBe(true);
  expect(checkPassword("a".repeat(129))).toMatchObject({ code: "PASSWORD_TOO_LONG" });
});

const COMMON = new Set(["password", "qwertyuiop", "iloveyou"]);
const common = (text: string) => COMMON.has(text);

test.each([
  ["password", true],
  ["PassWord", true],
  ["password1", true],
  ["Password1!", true],
  ["password2026fruit", false],
  ["12345678", true],
  ["hgfedcba", true],
  ["aaaaaaaaaa", true],
  ["abababab", true],
  ["haru2026!", true],
  ["haru and the orchard", false],
  ["나무에서 익힌 귤", false],
])("isGuessable: %s gives %s", (password, guessable) => {
  expect(isGuessable(password, common, ["haru@todayfruit.example", "김하루"])).toBe(guessable);
});

test("isGuessable: four random words are never guessable", () => {
  const word = fc.stringMatching(/^[a-z]{4,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 4, maxLength: 4 }), (words) => {
      fc.pre(new Set(words.join("")).size > 6);
      expect(isGuessable(words.join(" "), common, ["haru@todayfruit.example"])).toBe(false);
    }),
  );
});
