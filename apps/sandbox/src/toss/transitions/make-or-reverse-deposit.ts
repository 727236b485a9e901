import { HEX } from "../../deterministic-id-generator.ts";
import { kstTimestamp } from "../../kst.ts";
import { applyPaymentDeadlines } from "../ledger/apply-payment-deadlines.ts";
import type { Ledger } from "../ledger/ledger-types.ts";
import type { PaymentRecord } from "../ledger/payment-record-types.ts";
import { splitTax } from "../ledger/split-tax.ts";
import { recordTransaction } from "./approve-payment.ts";

/**
 * Deposits money into a virtual account. Returns false when the account does not wait for a deposit.
 *
 * @param amount in 원; the awaited amount by default. A different one simulates a bank that does not compare amounts:
 * it becomes the amount of the payment
 */
export function depositPayment(ledger: Ledger, record: PaymentRecord, amount?: number): boolean {
  const { payment, request } = applyPaymentDeadlines(ledger, record);
  if (payment.status !== "WAITING_FOR_DEPOSIT" || !payment.virtualAccount) return false;
  const now = ledger.clock();
  if (amount !== undefined && amount !== payment.totalAmount) {
    payment.totalAmount = amount;
    payment.balanceAmount = amount;
    Object.assign(payment, splitTax(amount, Math.min(payment.taxFreeAmount, amount)));
  }
  payment.status = "DONE";
  payment.approvedAt = kstTimestamp(now);
  payment.receipt = { url: `${ledger.publicUrl}/receipt/${payment.paymentKey}` };
  payment.virtualAccount.depositorName = request.customerName;
  payment.lastTransactionKey = ledger.ids.next(32, payment.paymentKey, HEX);
  recordTransaction(record, payment.totalAmount, now);
  ledger.payments.note(record);
  ledger.announce(record, "status");
  ledger.announce(record, "deposit");
  return true;
}

/**
 * Reverses a deposit by the bank: a paid payment, also a partly cancelled one, becomes WAITING_FOR_DEPOSIT again.
 * Returns false when nothing was deposited.
 */
export function reverseDeposit(ledger: Ledger, record: PaymentRecord): boolean {
  const { payment } = applyPaymentDeadlines(ledger, record);
  const wasPaid = payment.status === "DONE" || payment.status === "PARTIAL_CANCELED";
  if (!wasPaid || payment.balanceAmount === 0 || !payment.virtualAccount) return false;
  payment.status = "WAITING_FOR_DEPOSIT";
  payment.approvedAt = null;
  payment.receipt = null;
  payment.virtualAccount.depositorName = "";
  payment.lastTransactionKey = ledger.ids.next(32, payment.paymentKey, HEX);
  recordTransaction(record, -payment.balanceAmount, ledger.clock());
  ledger.payments.note(record);
  ledger.announce(record, "deposit");
  return true;
}
