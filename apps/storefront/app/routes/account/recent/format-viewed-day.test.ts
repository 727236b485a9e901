import { expect, test } from "vitest";
import { formatViewedDay } from "./format-viewed-day.ts";

test.each([
  ["2026-11-23", "오늘"],
  ["2026-11-22", "어제"],
  ["2026-11-21", "11월 21일 (토)"],
])("formatViewedDay: %s is %s", (day, text) => {
  expect(formatViewedDay(day, "2026-11-23")).toBe(text);
});
