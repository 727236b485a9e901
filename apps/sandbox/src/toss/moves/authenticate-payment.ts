import type { Ledger } from "../ledger/ledger.ts";
import type { PaymentRecord } from "../ledger/payment-record.ts";
import { refreshPayment } from "../ledger/refresh-payment.ts";
import { refuse } from "../ledger/toss-error.ts";

/**
 * The buyer says yes in the window. Returns whether the window may send him back to the shop: yes as well for a
 * buyer who stepped back and pressed again, no once the window has lapsed or the payment has failed.
 */
export function authenticatePayment(ledger: Ledger, record: PaymentRecord): boolean {
  const { payment } = refreshPayment(ledger, record);
  if (payment.status === "READY") {
    payment.status = "IN_PROGRESS";
    record.authenticatedAt = ledger.clock().getTime();
    ledger.payments.note(record);
  }
  return payment.status !== "EXPIRED" && payment.status !== "ABORTED";
}

/** The payment fails for good with the given code, in the window or at its confirmation. */
export function abortPayment(ledger: Ledger, record: PaymentRecord, code: string, message: string): void {
  const { payment } = refreshPayment(ledger, record);
  if (payment.status !== "READY" && payment.status !== "IN_PROGRESS") return;
  payment.status = "ABORTED";
  payment.failure = { code, message };
  ledger.payments.note(record);
  ledger.announce(record, "status");
}

/** What the window tells the shop when the card company says no. */
export function declinedInWindow(): { code: string; message: string } {
  const { refused: code, message } = refuse("REJECT_CARD_COMPANY");
  return { code, message };
}
