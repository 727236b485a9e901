import { applyPaymentDeadlines } from "../ledger/apply-payment-deadlines.ts";
import type { Ledger, Outcome } from "../ledger/ledger-types.ts";
import type { PaymentRecord } from "../ledger/payment-record-types.ts";
import { refuse } from "../ledger/toss-refusal.ts";
import { approvePayment } from "./approve-payment.ts";

const MINIMUM_BY_CARD = 100;
const MINIMUM_BY_ACCOUNT = 200;

/**
 * Confirms a payment (`POST /v1/payments/confirm`): captures the amount (원) that the buyer authenticated. Refuses an
 * order or amount other than in the window, a second confirmation, and one later than 10 minutes after the
 * authentication.
 */
export function confirmPayment(
  ledger: Ledger,
  input: { paymentKey: string; orderId: string; amount: number },
): Outcome {
  const record = ledger.payments.find(input.paymentKey);
  if (!record) return refuse("NOT_FOUND_PAYMENT");
  const { payment } = applyPaymentDeadlines(ledger, record);
  if (payment.orderId !== input.orderId)
    return refuse("INVALID_REQUEST", "주문번호가 결제 요청과 일치하지 않습니다.");
  if (payment.totalAmount !== input.amount)
    return refuse("INVALID_REQUEST", "결제 금액이 결제 요청과 일치하지 않습니다.");
  if (payment.lastTransactionKey !== null) return refuse("ALREADY_PROCESSED_PAYMENT");
  if (payment.status !== "IN_PROGRESS") return refuse("NOT_FOUND_PAYMENT_SESSION");
  if (ledger.payments.findByOrder(input.orderId)?.payment.lastTransactionKey)
    return refuse("DUPLICATED_ORDER_ID");
  if (payment.totalAmount < minimumAmount(record)) return refuse("BELOW_MINIMUM_AMOUNT");

  approvePayment(ledger, record);
  return { record };
}

function minimumAmount(record: PaymentRecord): number {
  const { method } = record.request;
  if (method === "CARD") return MINIMUM_BY_CARD;
  return method === "TRANSFER" || method === "VIRTUAL_ACCOUNT" ? MINIMUM_BY_ACCOUNT : 0;
}
