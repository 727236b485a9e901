import { expect, test } from "vitest";
import { lastDays, lengthOf, rangeBefore, readRange } from "./parse-and-shift-stats-range.ts";

const NOW = new Date("2026-11-23T03:00:00Z");

test("a range of an address is kept; a reversed, unknown or too long one is the last fourteen days", () => {
  expect(readRange({ from: "2026-11-02", to: "2026-11-23" }, NOW)).toEqual({
    from: "2026-11-02",
    to: "2026-11-23",
  });
  const usual = { from: "2026-11-10", to: "2026-11-23" };
  expect(readRange({ from: "2026-11-23", to: "2026-11-02" }, NOW)).toEqual(usual);
  expect(readRange({ from: "2026-02-30", to: "2026-11-02" }, NOW)).toEqual(usual);
  expect(readRange({ from: "2026-10-23", to: "2026-11-23" }, NOW)).toEqual(usual);
  expect(readRange({ from: null, to: null }, NOW)).toEqual(usual);
});

test("the range before has the same length and ends the day before", () => {
  const range = lastDays(7, NOW);
  expect(range).toEqual({ from: "2026-11-17", to: "2026-11-23" });
  expect(rangeBefore(range)).toEqual({ from: "2026-11-10", to: "2026-11-16" });
  expect(lengthOf(rangeBefore(range))).toBe(7);
});
