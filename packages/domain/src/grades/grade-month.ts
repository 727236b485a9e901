import { instantOf, kstDateOf } from "../calendar/kst.ts";
import type { OrderItemProductStatus } from "../orders/status.ts";

/** Grades are given on the 1st of a month at this many minutes after midnight in Korea. */
export const GRADED_AT_MINUTE = 10;

/** The states in which a product counts as bought: it arrived, and did not go back. */
export const COUNTED_FOR_GRADES: readonly OrderItemProductStatus[] = [
  "delivery_end",
  "complete",
  "replace_request",
  "replace_complete",
  "return_request",
];

/**
 * The month whose grades are due at an instant, as its first day in Korea.
 *
 * @example gradeMonthAt("2026-12-01T00:09:59+09:00") // "2026-11-01"
 * @example gradeMonthAt("2026-12-01T00:10:00+09:00") // "2026-12-01"
 */
export function gradeMonthAt(now: string): string {
  const due = new Date(instantOf(now) - GRADED_AT_MINUTE * 60_000).toISOString();
  return `${kstDateOf(due).slice(0, 7)}-01`;
}
