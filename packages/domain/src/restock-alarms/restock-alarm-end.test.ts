import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "../calendar/kst.ts";
import { restockAlarmEnd } from "./restock-alarm-end.ts";

test.each([
  ["2026-11-23", "2026-12-31"],
  ["2026-12-31", "2027-01-31"],
  ["2027-01-01", "2027-02-28"],
  ["2028-01-31", "2028-02-29"],
])("restockAlarmEnd(%s): is the last day of the next month, %s", (today, end) => {
  expect(restockAlarmEnd(today)).toBe(end);
});

test("restockAlarmEnd: any day, waits between 28 and 62 days and ends with a month", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const today = addDays("2026-01-01", days);
      const end = restockAlarmEnd(today);
      expect(daysBetween(today, end)).toBeGreaterThanOrEqual(28);
      expect(daysBetween(today, end)).toBeLessThanOrEqual(62);
      expect(addDays(end, 1).slice(8)).toBe("01");
    }),
  );
});
