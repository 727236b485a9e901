import { expect, test } from "vitest";
import { checkName } from "./check-name.ts";

test.each([
  ["김과일", "김과일"],
  ["  김  과일 ", "김 과일"],
  ["O'Hara-Smith", "O'Hara-Smith"],
  ["Nguyễn Thị Hoa", "Nguyễn Thị Hoa"],
  ["Kim Jr.", "Kim Jr."],
])("checkName: %j is stored as %j", (input, name) => {
  expect(checkName(input)).toEqual({ ok: true, value: name });
});

test("checkName: decomposed Hangul is stored composed", () => {
  expect(checkName("김과일".normalize("NFD"))).toEqual({ ok: true, value: "김과일" });
});

test.each(["", "   "])("checkName: %j is refused with NAME_EMPTY", (input) => {
  expect(checkName(input)).toMatchObject({ code: "NAME_EMPTY" });
});

test("checkName: 30 characters are accepted, 31 are refused with NAME_TOO_LONG", () => {
  expect(checkName("가".repeat(30)).ok).toBe(true);
  expect(checkName("가".repeat(31))).toMatchObject({ code: "NAME_TOO_LONG" });
});

test.each(["<b>", "김과일1", "김@과일", "---", "🍎", "http://fruit"])(
  "checkName: %s is refused with NAME_INVALID",
  (input) => {
    expect(checkName(input)).toMatchObject({ code: "NAME_INVALID" });
  },
);
