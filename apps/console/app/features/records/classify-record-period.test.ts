import { expect, test } from "vitest";
import { classifyRecordPeriod, PERIOD_VIEWS, shownFrom } from "./classify-record-period.ts";

const NOW = Date.parse("2026-11-23T03:00:00Z");

test.each([
  ["2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z", "shown"],
  ["2026-11-23T03:00:00Z", null, "shown"],
  ["2026-11-23T03:00:01Z", null, "scheduled"],
  ["2026-11-01T00:00:00Z", "2026-11-23T03:00:00Z", "ended"],
])("from %s to %s is %s, and in its view and that of all", (beginsAt, endsAt, state) => {
  const row = { beginsAt, endsAt };
  expect(classifyRecordPeriod(row, NOW)).toBe(state);
  expect(PERIOD_VIEWS.filter(({ has }) => has(row, NOW)).map(({ view }) => view)).toEqual([state, "all"]);
});

test("a preview of what begins later is as of its begin", () => {
  expect(shownFrom({ beginsAt: "2026-11-24T10:00:00+09:00" }, NOW)).toEqual({
    at: "2026-11-24T01:00:00.000Z",
  });
  expect(shownFrom({ beginsAt: "2026-11-22T10:00:00+09:00" }, NOW)).toEqual({});
});
