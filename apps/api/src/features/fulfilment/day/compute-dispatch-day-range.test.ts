import { expect, test } from "vitest";
import { computeDispatchDayRange } from "./compute-dispatch-day-range.ts";

const NOW = new Date("2026-11-23T03:00:00Z");

test.each([
  ["2026-11-21", "2026-11-20T15:00:00.000Z", "2026-11-21T15:00:00.000Z"],
  ["2026-11-23", "2026-11-22T15:00:00.000Z", "2026-11-23T15:00:00.000Z"],
  ["2026-11-25", "2026-11-22T15:00:00.000Z", "2026-11-25T15:00:00.000Z"],
])("computeDispatchDayRange: parcels of %s leave from %s until %s", (day, from, until) => {
  const read = computeDispatchDayRange(day, NOW);
  expect([read.from.toISOString(), read.until.toISOString()]).toEqual([from, until]);
});
