import { addDays, daysBetween, isCalendarDay, kstDateOf } from "@todayfruit/domain/calendar/kst";

/** First and last KST day of the report. */
export type StatsRange = { from: string; to: string };

/** Ranges that are one press away, in days up to today. */
export const RANGE_DAYS = [7, 14, 28] as const;
const USUAL_DAYS = 14;
/** Longest range of a report in days. */
const MOST_DAYS = 31;

/**
 * Reads the range of an address; one that is none, or too long, is the last fourteen days.
 *
 * @example readRange({ from: "2026-11-02", to: "2026-11-23" }, now) // { from: "2026-11-02", to: "2026-11-23" }
 */
export function readRange({ from, to }: { from: string | null; to: string | null }, now: Date): StatsRange {
  const isRange =
    from !== null &&
    to !== null &&
    isCalendarDay(from) &&
    isCalendarDay(to) &&
    from <= to &&
    lengthOf({ from, to }) <= MOST_DAYS;
  return isRange ? { from, to } : lastDays(USUAL_DAYS, now);
}

/** @example lastDays(7, new Date("2026-11-23T03:00:00Z")) // { from: "2026-11-17", to: "2026-11-23" } */
export function lastDays(days: number, now: Date): StatsRange {
  const to = kstDateOf(now.toISOString());
  return { from: addDays(to, 1 - days), to };
}

/** Returns the range of the same length that ended the day before. */
export function rangeBefore(range: StatsRange): StatsRange {
  return { from: addDays(range.from, -lengthOf(range)), to: addDays(range.from, -1) };
}

/** Returns the number of days of a range, both ends counted. */
export function lengthOf({ from, to }: StatsRange): number {
  return daysBetween(from, to) + 1;
}
