import { expect, test } from "vitest";
import { monthAfter, weeksOf } from "./list-month-weeks-and-adjacent-month.ts";

test("a month is whole weeks from Sunday, with the neighbouring days that fill them", () => {
  const weeks = weeksOf("2026-12");
  expect(weeks.map(([first]) => first)).toEqual([
    "2026-11-29",
    "2026-12-06",
    "2026-12-13",
    "2026-12-20",
    "2026-12-27",
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe("2027-01-02");
  expect(weeksOf("2026-11")[0]?.[0]).toBe("2026-11-01");
});

test.each([
  ["2026-12", 1, "2027-01"],
  ["2027-01", -1, "2026-12"],
  ["2026-11", 1, "2026-12"],
] as const)("the month %s moved by %d is %s", (month, by, moved) => {
  expect(monthAfter(month, by)).toBe(moved);
});
