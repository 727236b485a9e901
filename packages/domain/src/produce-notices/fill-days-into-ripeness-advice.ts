import { daysBetween } from "../calendar/kst.ts";

/** Place in an advice where the number of days since the delivery is written. */
export const DAYS_MARK = "{일}";

/**
 * Writes the sentence of a notice of produce: the advice of its rule, with the days since the delivery, whose own day is the
 * first, in the place of `{일}`.
 *
 * @param deliveredOn day of the delivery, KST
 * @param toldOn day on which it is told, KST
 * @example fillDaysIntoRipenessAdvice("받은 지 {일}일째예요.", "2026-11-13", "2026-11-23") // "받은 지 11일째예요."
 */
export function fillDaysIntoRipenessAdvice(advice: string, deliveredOn: string, toldOn: string): string {
  return advice.replaceAll(DAYS_MARK, String(daysBetween(deliveredOn, toldOn) + 1));
}
