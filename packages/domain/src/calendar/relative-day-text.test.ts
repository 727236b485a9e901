import { expect, test } from "vitest";
import { relativeDayText } from "./relative-day-text.ts";

test.each([
  ["2026-11-23", "오늘(월)"],
  ["2026-11-24", "내일(화)"],
  ["2026-11-25", "수요일"],
  ["2026-11-29", "일요일"],
  ["2026-11-30", "11월 30일 (월)"],
  ["2026-11-22", "11월 22일 (일)"],
])("relativeDayText: on Monday 23 November %s is %s", (day, text) => {
  expect(relativeDayText(day, "2026-11-23")).toBe(text);
});

test("relativeDayText: on a Sunday tomorrow is named, the rest are dates", () => {
  expect(relativeDayText("2026-11-30", "2026-11-29")).toBe("내일(월)");
  expect(relativeDayText("2026-12-01", "2026-11-29")).toBe("12월 1일 (화)");
});
