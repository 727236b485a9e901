import { expect, test } from "vitest";
import { instantText, minutesText, shortDate, waitText } from "./format-dates-and-durations.ts";

const NOW = Date.parse("2026-11-23T02:42:00Z");

test("shortDate: a date is written with its weekday", () => {
  expect(shortDate("2026-12-06")).toBe("12.6 (일)");
});

test.each([
  ["2026-11-22T15:00:00Z", "오늘 00:00"],
  ["2026-11-22T14:59:00Z", "11.22 (일) 23:59"],
])("instantText: %s is %s by the day in Korea", (iso, text) => {
  expect(instantText(iso, NOW)).toBe(text);
});

test.each([
  ["2026-11-23T02:41:30Z", "방금"],
  ["2026-11-23T02:02:00Z", "40분"],
  ["2026-11-23T00:50:00Z", "1시간 52분"],
  ["2026-11-21T00:42:00Z", "2일 2시간"],
  ["2026-11-23T02:43:00Z", "방금"],
])("waitText: since %s is %s", (since, text) => {
  expect(waitText(since, NOW)).toBe(text);
});

test.each([
  [0, "0분"],
  [18, "18분"],
  [60, "1시간"],
  [78, "1시간 18분"],
])("minutesText: %i minutes are %s", (minutes, text) => {
  expect(minutesText(minutes)).toBe(text);
});
