import { expect, test } from "vitest";
import { dayChangeDeadline } from "./day-change-deadline.ts";

test.each([
  ["2026-12-04", "2026-12-02T05:00:00.000Z"],
  ["2027-01-01", "2026-12-30T05:00:00.000Z"],
  ["2028-03-01", "2028-02-28T05:00:00.000Z"],
])("dayChangeDeadline: the day %s can be moved until %s", (day, deadline) => {
  expect(dayChangeDeadline(day)).toBe(deadline);
});
