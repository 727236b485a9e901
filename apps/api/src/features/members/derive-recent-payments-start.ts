import { afterMonths, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";

const MONTHS = 3;

/** Returns the begin of the recent months (KST) whose payments are summed for operators. */
export function deriveRecentPaymentsStart(now: Date): Date {
  return new Date(kstMidnight(afterMonths(kstDateOf(now.toISOString()), -MONTHS)));
}
