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
