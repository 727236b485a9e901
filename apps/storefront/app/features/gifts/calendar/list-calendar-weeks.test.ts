import { expect, test } from "vitest";
import { listCalendarWeeks } from "./list-calendar-weeks.ts";

test("listCalendarWeeks: whole weeks from Sunday, across months and years", () => {
  const weeks = listCalendarWeeks(["2026-12-30", "2027-01-03"]);
  expect(weeks.map((week) => [week[0], week[6]])).toEqual([
    ["2026-12-27", "2027-01-02"],
    ["2027-01-03", "2027-01-09"],
  ]);
  expect(listCalendarWeeks(["2026-11-22"])).toHaveLength(1);
  expect(listCalendarWeeks(["2026-11-28", "2026-11-29"])).toHaveLength(2);
});

test("listCalendarWeeks: no week without days", () => {
  expect(listCalendarWeeks([])).toEqual([]);
});
