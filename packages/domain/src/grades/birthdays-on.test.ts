import { expect, test } from "vitest";
import { birthdaysOn, isMonthDay } from "./birthdays-on.ts";

test.each([
  ["02-29", true],
  ["02-30", false],
  ["04-31", false],
  ["12-31", true],
  ["13-01", false],
  ["1-1", false],
])("isMonthDay: %s exists: %s", (monthDay, exists) => {
  expect(isMonthDay(monthDay)).toBe(exists);
});

test.each([
  ["2027-02-28", ["02-28", "02-29"]],
  ["2028-02-28", ["02-28"]],
  ["2028-02-29", ["02-29"]],
  ["2026-11-23", ["11-23"]],
])("birthdaysOn: on %s", (date, days) => {
  expect(birthdaysOn(date)).toEqual(days);
});
