import { applyPaymentDeadlines } from "../ledger/apply-payment-deadlines.ts";
import type { Ledger } from "../ledger/ledger-types.ts";
import type { PaymentRecord } from "../ledger/payment-record-types.ts";
import { refuse } from "../ledger/toss-refusal.ts";

/**
 * Authenticates a payment when the buyer agrees in the window. Returns true when the window may redirect the buyer to
 * the shop, also after pressing again; false when the window has expired or the payment has failed.
 */
export function authenticatePayment(ledger: Ledger, record: PaymentRecord): boolean {
  const { payment } = applyPaymentDeadlines(ledger, record);
  if (payment.status === "READY") {
    payment.status = "IN_PROGRESS";
    record.authenticatedAt = ledger.clock().getTime();
    ledger.payments.note(record);
  }
  return payment.status !== "EXPIRED" && payment.status !== "ABORTED";
}

/** Fails a payment permanently with the given code, in the window or at its confirmation. */
export function abortPayment(ledger: Ledger, record: PaymentRecord, code: string, message: string): void {
  const { payment } = applyPaymentDeadlines(ledger, record);
  if (payment.status !== "READY" && payment.status !== "IN_PROGRESS") return;
  payment.status = "ABORTED";
  payment.failure = { code, message };
  ledger.payments.note(record);
  ledger.announce(record, "status");
}

/** Returns the error that the window passes to the shop when the card company declines. */
export function declinedInWindow(): { code: string; message: string } {
  const { refused: code, message } = refuse("REJECT_CARD_COMPANY");
  return { code, message };
}
