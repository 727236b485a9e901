import { DIGITS, HEX } from "../../deterministic-id-generator.ts";
import { kstTimestamp, parseKst } from "../../kst.ts";
import type { Ledger } from "../ledger/ledger-types.ts";
import { easyPayName } from "../ledger/payment-method-name.ts";
import type { PaymentRecord } from "../ledger/payment-record-types.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Approves an authenticated payment: captures the money or, for a virtual account, issues the account. */
export function approvePayment(ledger: Ledger, record: PaymentRecord): void {
  const { payment, request } = record;
  const now = ledger.clock();
  payment.lastTransactionKey = ledger.ids.next(32, payment.paymentKey, HEX);
  ledger.payments.claimOrder(record);
  if (request.method === "VIRTUAL_ACCOUNT") {
    issueAccount(ledger, record, now);
    ledger.payments.note(record);
    ledger.announce(record, "deposit");
    return;
  }
  payment.status = "DONE";
  payment.approvedAt = kstTimestamp(now);
  payment.receipt = { url: `${ledger.publicUrl}/receipt/${payment.paymentKey}` };
  describeMeans(ledger, record);
  recordTransaction(record, payment.totalAmount, now);
  ledger.payments.note(record);
  // Toss does not announce a charge that the shop itself requested.
  if (payment.type !== "BILLING") ledger.announce(record, "status");
}

/** Records the movement of money of `payment.lastTransactionKey`; `amount` (원) is negative for a refund. */
export function recordTransaction(record: PaymentRecord, amount: number, moment: Date): void {
  const { payment, request } = record;
  record.transactions.push({
    mId: payment.mId,
    transactionKey: payment.lastTransactionKey ?? "",
    paymentKey: payment.paymentKey,
    orderId: payment.orderId,
    method: payment.method,
    customerKey: request.customerKey,
    useEscrow: payment.useEscrow,
    receiptUrl: payment.receipt?.url ?? null,
    status: payment.status,
    transactionAt: kstTimestamp(moment),
    currency: "KRW",
    amount,
  });
}

function issueAccount(ledger: Ledger, record: PaymentRecord, now: Date): void {
  const { payment, request } = record;
  const asked = request.dueDate === null ? null : parseKst(request.dueDate);
  const dueAt = asked ?? new Date(now.getTime() + request.validHours * HOUR_MS);
  record.dueAt = dueAt.getTime();
  payment.status = "WAITING_FOR_DEPOSIT";
  payment.virtualAccount = {
    accountType: "일반",
    // Toss marks account numbers of its test mode with an X, so that nobody pays into one.
    accountNumber: `X${ledger.ids.next(13, payment.paymentKey, DIGITS)}`,
    bankCode: request.bankCode,
    customerName: request.customerName,
    depositorName: "",
    dueDate: kstTimestamp(dueAt),
    refundStatus: "NONE",
    expired: false,
    settlementStatus: "INCOMPLETED",
    refundReceiveAccount: null,
  };
}

function describeMeans(ledger: Ledger, record: PaymentRecord): void {
  const { payment, request } = record;
  const approveNo = ledger.ids.next(8, payment.paymentKey, DIGITS);
  switch (request.method) {
    case "CARD": {
      const issuerCode = request.cardCompany ?? "61";
      payment.card = {
        amount: payment.totalAmount,
        issuerCode,
        acquirerCode: issuerCode,
        number: `4330${approveNo.slice(0, 4)}****${approveNo.slice(4, 7)}*`,
        installmentPlanMonths: request.installmentPlanMonths,
        approveNo,
        useCardPoint: false,
        cardType: "신용",
        ownerType: "개인",
        acquireStatus: "READY",
        isInterestFree: false,
        interestPayer: null,
      };
      if (request.easyPay !== null)
        payment.easyPay = { provider: easyPayName(request.easyPay), amount: 0, discountAmount: 0 };
      return;
    }
    case "TRANSFER":
      payment.transfer = { bankCode: request.bankCode, settlementStatus: "INCOMPLETED" };
      return;
    case "MOBILE_PHONE":
      payment.mobilePhone = {
        customerMobilePhone: request.customerMobilePhone,
        settlementStatus: "INCOMPLETED",
        receiptUrl: payment.receipt?.url ?? "",
      };
      return;
    default:
      payment.giftCertificate = { approveNo, settlementStatus: "INCOMPLETED" };
  }
}
