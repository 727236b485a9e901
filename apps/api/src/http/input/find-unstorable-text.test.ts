import { expect, test } from "vitest";
import { findUnstorableText } from "./find-unstorable-text.ts";

test.each([
  ["a nul byte", { a: [{ b: "1\0" }] }, { path: "/a/0/b", keyword: "text" }],
  ["half a character", { a: "\ud83c" }, { path: "/a", keyword: "text" }],
  ["a nul byte in a name", { "a\0": 1 }, { path: "", keyword: "text" }],
  ["a text alone", "\0", { path: "", keyword: "text" }],
])("%s is found with its JSON pointer", (_what, value, found) => {
  expect(findUnstorableText(value)).toEqual(found);
});

test("endless nesting is refused without being walked", () => {
  const deep = JSON.parse("[".repeat(50_000) + "]".repeat(50_000));
  expect(findUnstorableText(deep)).toMatchObject({ keyword: "depth" });
});

test.each([["한글 🍎👨‍👩‍👧‍👦"], [null], [undefined], [1], [true], [{ a: [[[{ b: "" }]]] }]])(
  "%j can be stored",
  (value) => {
    expect(findUnstorableText(value)).toBeNull();
  },
);
