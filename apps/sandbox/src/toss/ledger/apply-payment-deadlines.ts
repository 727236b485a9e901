import type { Ledger } from "./ledger-types.ts";
import type { PaymentRecord } from "./payment-record-types.ts";
import { refuse } from "./toss-refusal.ts";

const WINDOW_MS = 30 * 60 * 1000;
const CONFIRM_MS = 10 * 60 * 1000;

/**
 * Applies all deadlines that have passed to a payment; called before every read. A window is open for 30 minutes, an
 * authentication waits 10 minutes for its confirmation, a virtual account expires at its due date, and a refund
 * account is shown for 30 minutes.
 */
export function applyPaymentDeadlines(ledger: Ledger, record: PaymentRecord): PaymentRecord {
  const now = ledger.clock().getTime();
  const { payment } = record;
  if (payment.status === "READY" && now > record.openedAt + WINDOW_MS) expirePayment(ledger, record);
  if (payment.status === "IN_PROGRESS" && now > (record.authenticatedAt ?? 0) + CONFIRM_MS)
    expirePayment(ledger, record);
  if (payment.status === "WAITING_FOR_DEPOSIT" && now > (record.dueAt ?? 0)) expirePayment(ledger, record);
  if (payment.virtualAccount && record.hideRefundAccountAt !== null && now > record.hideRefundAccountAt)
    payment.virtualAccount.refundReceiveAccount = null;
  return record;
}

/** Expires an unpaid payment. Toss announces this for a window, but not for a virtual account. */
export function expirePayment(ledger: Ledger, record: PaymentRecord): void {
  const { payment } = record;
  payment.status = "EXPIRED";
  if (payment.virtualAccount) {
    payment.virtualAccount.expired = true;
    ledger.payments.note(record);
    return;
  }
  const { refused: code, message } = refuse("NOT_FOUND_PAYMENT_SESSION");
  payment.failure = { code, message };
  ledger.payments.note(record);
  ledger.announce(record, "status");
}
