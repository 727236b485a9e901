import { instantOf, kstDateOf } from "../calendar/kst.ts";
import type { OrderItemProductStatus } from "../orders/status.ts";

/** Minutes after midnight KST at which grades are assigned on the 1st of a month. */
export const GRADED_AT_MINUTE = 10;

/** Statuses in which a product counts as bought: it arrived and was not returned. */
export const COUNTED_FOR_GRADES: readonly OrderItemProductStatus[] = [
  "delivery_end",
  "complete",
  "replace_request",
  "replace_complete",
  "return_request",
];

/**
 * Returns the month whose grades are due at an instant, as its first day in KST.
 *
 * @example gradeMonthAt("2026-12-01T00:09:59+09:00") // "2026-11-01"
 * @example gradeMonthAt("2026-12-01T00:10:00+09:00") // "2026-12-01"
 */
export function gradeMonthAt(now: string): string {
  const due = new Date(instantOf(now) - GRADED_AT_MINUTE * 60_000).toISOString();
  return `${kstDateOf(due).slice(0, 7)}-01`;
}

/**
 * Returns the next day on which grades are assigned: the 1st of the next month in KST.
 *
 * @param now instant, ISO 8601
 * @example nextGradeDay("2026-11-23T04:20:00Z") // "2026-12-01"
 */
export function nextGradeDay(now: string): string {
  const [year = 0, month = 1] = kstDateOf(now).split("-").map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
}
