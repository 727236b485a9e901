import { expect, test } from "vitest";
import { dayOfLunarDate } from "./day-of-lunar-date.ts";

test.each([
  [2023, 1, 1, "2023-01-22"],
  [2023, 4, 8, "2023-05-27"],
  [2024, 1, 1, "2024-02-10"],
  [2025, 8, 15, "2025-10-06"],
  [2026, 1, 1, "2026-02-17"],
  [2028, 4, 8, "2028-05-02"],
])("dayOfLunarDate: %i, lunar %i/%i is %s, after a leap month, too", (year, month, date, day) => {
  expect(dayOfLunarDate(year, month, date)).toBe(day);
});

test("dayOfLunarDate: a day that no lunar year has is refused", () => {
  expect(() => dayOfLunarDate(2026, 13, 1)).toThrow(RangeError);
});
