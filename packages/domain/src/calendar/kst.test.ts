import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  afterMonths,
  daysBetween,
  formatFullDate,
  formatMonthDay,
  formatShortDate,
  instantOf,
  isCalendarDay,
  isInstant,
  isSameKstMonth,
  kstDateOf,
  kstMidnight,
  kstTimeOf,
  WEEKDAYS,
  weekdayOf,
} from "./kst.ts";

const anyDate = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays("1970-01-01", days));

test("kstDateOf, kstMidnight: a KST date begins at 15:00 UTC of the day before", () => {
  expect(kstDateOf("2026-11-20T14:59:59Z")).toBe("2026-11-20");
  expect(kstDateOf("2026-11-20T15:00:00Z")).toBe("2026-11-21");
  expect(kstMidnight("2026-11-21")).toBe("2026-11-20T15:00:00.000Z");
});

test("kstDateOf, kstTimeOf: an instant with another offset is converted to KST", () => {
  expect(kstDateOf("2026-11-20T10:00:00-08:00")).toBe("2026-11-21");
  expect(kstTimeOf("2026-11-20T10:00:00-08:00")).toBe("03:00");
});

test("kstTimeOf: seconds are dropped", () => {
  expect(kstTimeOf("2026-11-21T04:05:59Z")).toBe("13:05");
});

test("instantOf: one instant written with two offsets gives the same ms", () => {
  expect(instantOf("2026-11-21T12:00:00+09:00")).toBe(instantOf("2026-11-21T03:00:00Z"));
});

test.each(["2026-11-21T12:00:00", "2026-11-21", "내일", "", "2026-11-21T25:00:00Z"])(
  "instantOf: %j has no valid offset or time and throws",
  (iso) => {
    expect(() => instantOf(iso)).toThrow(RangeError);
  },
);

test("addDays: months, years and leap days are crossed correctly", () => {
  expect(addDays("2026-11-30", 7)).toBe("2026-12-07");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
});

test.each(["2026-02-30", "2026-13-01", "2026-1-1", "20261121", ""])(
  "addDays: %j is no date and throws",
  (date) => {
    expect(() => addDays(date, 0)).toThrow(RangeError);
  },
);

test.each([
  ["2026-11-30T00:00:00+09:00", true],
  ["2026-11-30T00:00Z", true],
  ["2026-11-30T00:00:00.123Z", true],
  ["2026-11-30T00:00:00", false],
  ["2026-11-30", false],
  ["2026-02-30T00:00:00Z", false],
  ["2026-11-30T25:00:00Z", false],
  ["9999-12-31T00:00:00Z", false],
])("isInstant: %s gives %s", (text, is) => {
  expect(isInstant(text)).toBe(is);
});

test("daysBetween: the result is signed", () => {
  expect(daysBetween("2026-11-21", "2026-11-23")).toBe(2);
  expect(daysBetween("2026-11-23", "2026-11-21")).toBe(-2);
});

test("weekdayOf: known days, also before 1970", () => {
  expect(weekdayOf("2026-11-23")).toBe("mon");
  expect(weekdayOf("2026-11-21")).toBe("sat");
  expect(weekdayOf("1970-01-01")).toBe("thu");
  expect(weekdayOf("1945-08-15")).toBe("wed");
});

test("formatMonthDay, formatFullDate, formatShortDate: dates in the shop's formats", () => {
  expect(formatMonthDay("2026-11-23")).toBe("11월 23일 (월)");
  expect(formatMonthDay("2026-01-04")).toBe("1월 4일 (일)");
  expect(formatFullDate("2026-11-21")).toBe("2026. 11. 21 (토)");
  expect(formatShortDate("2026-11-21")).toBe("11.21");
});

test("kstMidnight: midnight belongs to its date, a millisecond earlier to the day before", () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      const midnight = kstMidnight(date);
      const before = new Date(instantOf(midnight) - 1).toISOString();
      expect(kstDateOf(midnight)).toBe(date);
      expect(kstTimeOf(midnight)).toBe("00:00");
      expect(kstDateOf(before)).toBe(addDays(date, -1));
    }),
  );
});

test("daysBetween: inverts addDays", () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});

test("weekdayOf: consecutive days have consecutive weekdays", () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      const today = WEEKDAYS.indexOf(weekdayOf(date));
      expect(weekdayOf(addDays(date, 1))).toBe(WEEKDAYS[(today + 1) % 7]);
    }),
  );
});

test.each([
  ["2026-11-21", 12, "2027-11-21"],
  ["2026-11-30", 3, "2027-03-01"],
  ["2028-02-29", 12, "2029-03-01"],
  ["2027-02-28", 12, "2028-02-28"],
  ["2026-12-31", 2, "2027-03-01"],
  ["2026-12-31", 1, "2027-01-31"],
  ["2026-01-31", 0, "2026-01-31"],
])("afterMonths: %s plus %i months is %s", (date, months, end) => {
  expect(afterMonths(date, months)).toBe(end);
});

test("isSameKstMonth: a month ends at midnight KST, also in February of a leap year", () => {
  expect(isSameKstMonth("2026-11-30T14:59:59Z", "2026-11-01T00:00:00Z")).toBe(true);
  expect(isSameKstMonth("2026-11-30T14:59:59Z", "2026-11-30T15:00:00Z")).toBe(false);
  expect(isSameKstMonth("2028-02-01T00:00:00+09:00", "2028-02-29T23:59:59+09:00")).toBe(true);
  expect(isSameKstMonth("2027-11-15T00:00:00Z", "2026-11-15T00:00:00Z")).toBe(false);
});

test.each([
  ["2026-02-28", true],
  ["2026-02-29", false],
  ["2028-02-29", true],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["20260228", false],
  ["", false],
])("isCalendarDay: %j is %s", (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});
