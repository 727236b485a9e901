import { expect, test } from "vitest";
import { findUnkeepable } from "./unkeepable.ts";

test.each([
  ["a nul byte", { a: [{ b: "1\0" }] }, { path: "/a/0/b", keyword: "text" }],
  ["half a character", { a: "\ud83c" }, { path: "/a", keyword: "text" }],
  ["a nul byte in a name", { "a\0": 1 }, { path: "", keyword: "text" }],
  ["a text alone", "\0", { path: "", keyword: "text" }],
])("%s is found where it is", (_what, value, found) => {
  expect(findUnkeepable(value)).toEqual(found);
});

test("endless nesting is refused without being walked", () => {
  const deep = JSON.parse("[".repeat(50_000) + "]".repeat(50_000));
  expect(findUnkeepable(deep)).toMatchObject({ keyword: "depth" });
});

test.each([["한글 🍎👨‍👩‍👧‍👦"], [null], [undefined], [1], [true], [{ a: [[[{ b: "" }]]] }]])(
  "%j is fine",
  (value) => {
    expect(findUnkeepable(value)).toBeNull();
  },
);
