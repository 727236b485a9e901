import fc from "fast-check";
import { expect, test } from "vitest";
import { asTyped, normalise } from "./normalise-search-text.ts";

test.each([
  ["  [산지직송] 제주 감귤  ５KG ", "산지직송 제주 감귤 5kg"],
  ["1.5ℓ", "1.5l"],
  ["[1+1] 귤", "1+1 귤"],
  ["100%_\u0000;--", "100"],
  ["가".normalize("NFD"), "가"],
  ["귤\ud83c", "귤"],
  ["ㄱㄱ", "ㄱㄱ"],
  ["🍊", ""],
])("normalise: %j becomes %j", (text, compared) => {
  expect(normalise(text)).toBe(compared);
});

test("asTyped: capitals are kept", () => {
  expect(asTyped(" Ekfrl!")).toBe("Ekfrl");
});

test("normalise: is idempotent and leaves no character with a meaning in SQL", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const once = normalise(text);
      expect(normalise(once)).toBe(once);
      expect(once).not.toMatch(/[%_'"\\;]|\p{Cc}|\p{Cs}/u);
    }),
  );
});
