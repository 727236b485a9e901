import { expect, test } from "vitest";
import { relativeDay } from "./relative-day.ts";

test.each([
  ["2026-11-23", "오늘(월)"],
  ["2026-11-24", "내일(화)"],
  ["2026-11-25", "수요일"],
  ["2026-11-29", "일요일"],
  ["2026-11-30", "11월 30일 (월)"],
  ["2026-11-22", "11월 22일 (일)"],
])("relativeDay: on Monday 23 November %s is %s", (day, text) => {
  expect(relativeDay(day, "2026-11-23")).toBe(text);
});

test("relativeDay: on a Sunday tomorrow is named, the rest are dates", () => {
  expect(relativeDay("2026-11-30", "2026-11-29")).toBe("내일(월)");
  expect(relativeDay("2026-12-01", "2026-11-29")).toBe("12월 1일 (화)");
});
