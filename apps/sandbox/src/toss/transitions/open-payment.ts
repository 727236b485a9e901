import { kstDigits, kstTimestamp } from "../../kst.ts";
import type { Ledger, Outcome } from "../ledger/ledger-types.ts";
import { paymentMethodName } from "../ledger/payment-method-name.ts";
import type { PaymentRequest } from "../ledger/payment-record-types.ts";
import { splitTax } from "../ledger/split-tax.ts";
import { refuse } from "../ledger/toss-refusal.ts";

/**
 * Opens a payment in READY for the shop's request. The same order may be opened repeatedly until one of its payments
 * is approved; after that it is refused with DUPLICATED_ORDER_ID.
 */
export function openPayment(
  ledger: Ledger,
  request: PaymentRequest,
  type: "NORMAL" | "BILLING" = "NORMAL",
): Outcome {
  const { orderId, amount, taxFreeAmount } = request;
  if (taxFreeAmount > amount) return refuse("INVALID_REQUEST", "면세 금액은 결제 금액보다 클 수 없습니다.");
  if (ledger.payments.findByOrder(orderId)?.payment.lastTransactionKey) return refuse("DUPLICATED_ORDER_ID");

  const now = ledger.clock();
  const salt = `${orderId} ${now.getTime()}`;
  const paymentKey = `tgen_${kstDigits(now)}${ledger.ids.next(10, salt)}`;
  const record = {
    request,
    openedAt: now.getTime(),
    authenticatedAt: null,
    dueAt: null,
    hideRefundAccountAt: null,
    transactions: [],
    payment: {
      version: "2022-11-16" as const,
      paymentKey,
      type,
      orderId,
      orderName: request.orderName,
      mId: ledger.mId,
      currency: "KRW" as const,
      method: paymentMethodName(request),
      totalAmount: amount,
      balanceAmount: amount,
      status: "READY" as const,
      requestedAt: kstTimestamp(now),
      approvedAt: null,
      useEscrow: request.useEscrow,
      cultureExpense: false,
      lastTransactionKey: null,
      ...splitTax(amount, taxFreeAmount),
      taxExemptionAmount: 0,
      isPartialCancelable: true,
      cancels: null,
      card: null,
      virtualAccount: null,
      transfer: null,
      mobilePhone: null,
      giftCertificate: null,
      easyPay: null,
      foreignEasyPay: null,
      cashReceipt: null,
      cashReceipts: null,
      discount: null,
      metadata: request.metadata,
      receipt: null,
      checkout: { url: `${ledger.publicUrl}/pay/${paymentKey}` },
      country: "KR" as const,
      failure: null,
      secret: `ps_${ledger.ids.next(32, salt)}`,
    },
  };
  ledger.payments.add(record);
  return { record };
}
