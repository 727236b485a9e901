import { expect, test } from "vitest";
import written from "../data/calendar/holidays.json" with { type: "json" };
import { computeKoreanHolidays } from "./compute-korean-holidays.ts";

test("computeKoreanHolidays: the committed file is what the command writes", () => {
  expect(computeKoreanHolidays(2026, 2029)).toEqual(written);
});

test.each([
  ["설날", 2026, "02-16 02-17 02-18"],
  ["설날", 2027, "02-06 02-07 02-08"],
  ["추석", 2026, "09-24 09-25 09-26"],
  ["추석", 2027, "09-14 09-15 09-16"],
])("computeKoreanHolidays: %s %i lasts from its eve to the day after", (name, year, days) => {
  const found = computeKoreanHolidays(year, year).filter((holiday) => holiday.name === name);
  expect(found.map(({ day }) => day.slice(5)).join(" ")).toBe(days);
});

test("computeKoreanHolidays: substitute days and election days are there", () => {
  const days = computeKoreanHolidays(2026, 2028).map(({ day }) => day);
  expect(days).toEqual(
    expect.arrayContaining(["2026-03-02", "2027-02-09", "2028-10-05", "2026-06-03", "2028-04-12"]),
  );
});
