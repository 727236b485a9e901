import { afterMonths, kstDateOf } from "../calendar/kst.ts";

/**
 * Returns the last day on which the invoices of a payment are issued: the 10th of the month after it (부가가치세법 제34조).
 *
 * @param paidAt ISO 8601
 * @example invoiceIssueDeadline("2026-11-24T01:00:00Z") // "2026-12-10"
 */
export function invoiceIssueDeadline(paidAt: string): string {
  const month = kstDateOf(paidAt).slice(0, 7);
  return `${afterMonths(`${month}-01`, 1).slice(0, 7)}-10`;
}
