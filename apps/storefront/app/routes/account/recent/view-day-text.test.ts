import { expect, test } from "vitest";
import { viewDayText } from "./view-day-text.ts";

test.each([
  ["2026-11-23", "오늘"],
  ["2026-11-22", "어제"],
  ["2026-11-21", "11월 21일 (토)"],
])("viewDayText: %s is %s", (day, text) => {
  expect(viewDayText(day, "2026-11-23")).toBe(text);
});
