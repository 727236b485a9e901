import { expect, test } from "vitest";
import { periodStart } from "./find-grade-for-purchases.ts";
import { gradeMonthAt, nextGradeDay } from "./grade-assignment-time.ts";

test.each([
  ["2026-12-01T00:09:59+09:00", "2026-11-01"],
  ["2026-12-01T00:10:00+09:00", "2026-12-01"],
  ["2026-11-30T23:59:59+09:00", "2026-11-01"],
  // Still 30 November in UTC.
  ["2026-11-30T15:10:00Z", "2026-12-01"],
  ["2027-01-01T00:10:00+09:00", "2027-01-01"],
  ["2028-02-29T23:59:59+09:00", "2028-02-01"],
  ["2028-03-01T00:10:00+09:00", "2028-03-01"],
])("gradeMonthAt: at %s the grades of %s are due", (now, month) => {
  expect(gradeMonthAt(now)).toBe(month);
});

test("periodStart: three months begin on a 1st, over the turn of a year and after a leap day", () => {
  expect(periodStart("2027-01-01", 3)).toBe("2026-10-01");
  expect(periodStart("2028-03-01", 3)).toBe("2027-12-01");
  expect(periodStart("2028-05-01", 3)).toBe("2028-02-01");
});

test.each([
  ["2026-11-30T14:59:59Z", "2026-12-01"],
  ["2026-11-30T15:00:00Z", "2027-01-01"],
  ["2026-12-31T14:59:59Z", "2027-01-01"],
])("nextGradeDay: at %s the next grades are assigned on %s, in KST", (now, day) => {
  expect(nextGradeDay(now)).toBe(day);
});
