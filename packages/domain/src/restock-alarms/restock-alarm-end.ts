import { addDays, afterMonths } from "../calendar/kst.ts";

/**
 * Returns the last KST day on which a restock alarm requested on a day waits: the end of the next month, so that it
 * waits for at least 28 days.
 *
 * @example restockAlarmEnd("2026-11-23") // "2026-12-31"
 */
export function restockAlarmEnd(today: string): string {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  return addDays(afterMonths(firstOfMonth, 2), -1);
}
