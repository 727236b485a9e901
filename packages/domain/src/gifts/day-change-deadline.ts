import { addDays, instantOf, kstMidnight } from "../calendar/kst.ts";

const HOUR_MS = 3_600_000;
const LAST_HOUR = 14;

/**
 * Returns the instant until which the day of a gift can be moved: 14:00 KST two days before.
 *
 * @param day `YYYY-MM-DD` in KST
 * @example dayChangeDeadline("2026-12-04") // "2026-12-02T05:00:00.000Z"
 */
export function dayChangeDeadline(day: string): string {
  return new Date(instantOf(kstMidnight(addDays(day, -2))) + LAST_HOUR * HOUR_MS).toISOString();
}
