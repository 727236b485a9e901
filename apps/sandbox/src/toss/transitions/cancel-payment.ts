import { HEX } from "../../deterministic-id-generator.ts";
import { kstTimestamp } from "../../kst.ts";
import { applyPaymentDeadlines } from "../ledger/apply-payment-deadlines.ts";
import type { Ledger, Outcome } from "../ledger/ledger-types.ts";
import type { PaymentRecord } from "../ledger/payment-record-types.ts";
import { splitTax } from "../ledger/split-tax.ts";
import type { RefundReceiveAccount } from "../ledger/toss-payment-types.ts";
import { refuse, type TossRefusal } from "../ledger/toss-refusal.ts";
import { recordTransaction } from "./approve-payment.ts";
import { type RefundAccountInput, validateRefundAccount } from "./validate-refund-account.ts";

const REFUND_ACCOUNT_SHOWN_MS = 30 * 60 * 1000;

/** Body of a cancellation; amounts in 원. */
export type CancelInput = {
  cancelReason: string;
  cancelAmount?: number;
  taxFreeAmount?: number;
  refundableAmount?: number;
  refundReceiveAccount?: RefundAccountInput;
};

/**
 * Cancels a payment (`POST /v1/payments/{paymentKey}/cancel`) entirely, or the part given as `cancelAmount`. A partly
 * cancelled payment stays PARTIAL_CANCELED: it is fully cancelled when `balanceAmount` is 0.
 */
export function cancelPayment(ledger: Ledger, paymentKey: string, input: CancelInput): Outcome {
  const record = ledger.payments.find(paymentKey);
  if (!record) return refuse("NOT_FOUND_PAYMENT");
  const { payment } = applyPaymentDeadlines(ledger, record);
  if (payment.status === "CANCELED") return refuse("ALREADY_CANCELED_PAYMENT");
  const waiting = payment.status === "WAITING_FOR_DEPOSIT";
  if (payment.status !== "DONE" && payment.status !== "PARTIAL_CANCELED" && !waiting)
    return refuse("NOT_CANCELABLE_PAYMENT");
  if (payment.mobilePhone && isOfEarlierMonth(payment.approvedAt, ledger.clock()))
    return refuse("EXCEED_MAX_REFUND_DUE");
  if (payment.useEscrow && input.cancelAmount !== undefined && input.cancelAmount < payment.balanceAmount)
    return refuse("NOT_ALLOWED_PARTIAL_REFUND");
  if (input.refundableAmount !== undefined && input.refundableAmount !== payment.balanceAmount)
    return refuse("NOT_MATCHES_REFUNDABLE_AMOUNT");
  const amount = input.cancelAmount ?? payment.balanceAmount;
  if (amount < 1 || amount > payment.balanceAmount) return refuse("NOT_CANCELABLE_AMOUNT");
  if (waiting && (amount < payment.balanceAmount || input.refundReceiveAccount))
    return refuse("NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT");
  const taxFree = cancelledTaxFree(record, input, amount);
  if (taxFree === null) return refuse("INVALID_REQUEST", "면세 금액의 합이 원래 결제와 맞지 않습니다.");
  const account = waiting ? null : refundAccountOf(record, input);
  if (account && "refused" in account) return account;

  applyCancel(ledger, record, { amount, taxFree, reason: input.cancelReason, account });
  return { record };
}

/** Reports whether a phone payment was approved in an earlier month (KST): it can be cancelled only in its own month. */
function isOfEarlierMonth(approvedAt: string | null, now: Date): boolean {
  return approvedAt !== null && approvedAt.slice(0, 7) !== kstTimestamp(now).slice(0, 7);
}

/** Computes the tax-free share of a cancellation, or `null` when the remaining parts would no longer add up. */
function cancelledTaxFree(record: PaymentRecord, input: CancelInput, amount: number): number | null {
  const { balanceAmount, taxFreeAmount: remaining } = record.payment;
  const taxFree = input.taxFreeAmount ?? (input.cancelAmount === undefined ? remaining : 0);
  return taxFree <= remaining && taxFree <= amount && amount - taxFree <= balanceAmount - remaining
    ? taxFree
    : null;
}

function refundAccountOf(
  record: PaymentRecord,
  input: CancelInput,
): RefundReceiveAccount | TossRefusal | null {
  if (record.payment.virtualAccount) return validateRefundAccount(input.refundReceiveAccount);
  return input.refundReceiveAccount
    ? refuse("INVALID_REQUEST", "환불 계좌는 가상계좌 결제에만 보낼 수 있습니다.")
    : null;
}

function applyCancel(
  ledger: Ledger,
  record: PaymentRecord,
  cancel: { amount: number; taxFree: number; reason: string; account: RefundReceiveAccount | null },
): void {
  const { payment } = record;
  const now = ledger.clock();
  const untouched = payment.balanceAmount === payment.totalAmount;
  const wasPaid = payment.status !== "WAITING_FOR_DEPOSIT";
  payment.balanceAmount -= cancel.amount;
  // The parts of a payment follow its balance; only totalAmount keeps the amount that was paid.
  Object.assign(payment, splitTax(payment.balanceAmount, payment.taxFreeAmount - cancel.taxFree));
  payment.status = untouched && payment.balanceAmount === 0 ? "CANCELED" : "PARTIAL_CANCELED";
  payment.lastTransactionKey = ledger.ids.next(32, payment.paymentKey, HEX);
  payment.cancels ??= [];
  payment.cancels.push({
    transactionKey: payment.lastTransactionKey,
    cancelAmount: cancel.amount,
    cancelReason: cancel.reason,
    taxFreeAmount: cancel.taxFree,
    taxExemptionAmount: 0,
    refundableAmount: payment.balanceAmount,
    canceledAt: kstTimestamp(now),
    receiptKey: null,
    cancelStatus: "DONE",
    cancelRequestId: null,
  });
  if (payment.card && payment.balanceAmount === 0) payment.card.acquireStatus = "CANCELED";
  if (payment.virtualAccount && cancel.account) {
    payment.virtualAccount.refundStatus = "PENDING";
    payment.virtualAccount.refundReceiveAccount = cancel.account;
    record.hideRefundAccountAt = now.getTime() + REFUND_ACCOUNT_SHOWN_MS;
  }
  if (wasPaid) recordTransaction(record, -cancel.amount, now);
  ledger.payments.note(record);
  ledger.announce(record, "status");
  if (payment.virtualAccount) ledger.announce(record, "deposit");
}
