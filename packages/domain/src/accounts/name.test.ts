import { expect, test } from "vitest";
import { checkName } from "./name.ts";

test.each([
  ["김과일", "김과일"],
  ["  김  과일 ", "김 과일"],
  ["O'Hara-Smith", "O'Hara-Smith"],
  ["Nguyễn Thị Hoa", "Nguyễn Thị Hoa"],
  ["Kim Jr.", "Kim Jr."],
])("%j is stored as %j", (input, name) => {
  expect(checkName(input)).toEqual({ ok: true, value: name });
});

test("decomposed Hangul is stored composed", () => {
  expect(checkName("김과일".normalize("NFD"))).toEqual({ ok: true, value: "김과일" });
});

test.each(["", "   "])("%j is empty", (input) => {
  expect(checkName(input)).toMatchObject({ code: "NAME_EMPTY" });
});

test("30 characters are the longest", () => {
  expect(checkName("가".repeat(30)).ok).toBe(true);
  expect(checkName("가".repeat(31))).toMatchObject({ code: "NAME_TOO_LONG" });
});

test.each(["<b>", "김과일1", "김@과일", "---", "🍎", "http://fruit"])("%s is no name", (input) => {
  expect(checkName(input)).toMatchObject({ code: "NAME_INVALID" });
});
