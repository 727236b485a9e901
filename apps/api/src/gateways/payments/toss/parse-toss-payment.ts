import type {
  ProviderCancel,
  ProviderCard,
  ProviderPayment,
  ProviderPaymentMethod,
  ProviderPaymentStatus,
  ProviderVirtualAccount,
} from "../provider-payment-types.ts";

/**
 * Reads the fields that the shop keeps from Toss's Payment object; other fields are ignored, so that a new one
 * changes nothing. Returns `null` when a field that money depends on is absent or invalid; fields that are only
 * displayed become `null` instead.
 */
export function parseTossPayment(body: unknown): ProviderPayment | null {
  if (!isObject(body)) return null;
  const { paymentKey, orderId, status, totalAmount, balanceAmount, taxFreeAmount, approvedAt } = body;
  if (!isText(paymentKey) || !isText(orderId) || !isStatus(status)) return null;
  if (!isWon(totalAmount) || !isWon(balanceAmount) || !isWon(taxFreeAmount)) return null;
  if (balanceAmount > totalAmount || taxFreeAmount > totalAmount) return null;
  if (body.currency !== undefined && body.currency !== "KRW") return null;
  const cancels = readCancels(body.cancels);
  const virtualAccount = readVirtualAccount(body.virtualAccount);
  if (cancels === null || (status === "WAITING_FOR_DEPOSIT" && virtualAccount === null)) return null;
  return {
    paymentKey,
    orderId,
    status,
    method: readMethod(body.method),
    totalAmount,
    balanceAmount,
    taxFreeAmount,
    approvedAt: readMoment(approvedAt),
    secret: textOrNull(body.secret),
    virtualAccount,
    card: readCard(body.card),
    easyPayProvider: isObject(body.easyPay) ? textOrNull(body.easyPay.provider) : null,
    receiptUrl: isObject(body.receipt) ? textOrNull(body.receipt.url) : null,
    cancels,
  };
}

/** Reads the cancellations that took effect; returns `null` when the list is invalid. */
function readCancels(list: unknown): readonly ProviderCancel[] | null {
  if (list === null || list === undefined) return [];
  if (!Array.isArray(list)) return null;
  const cancels: ProviderCancel[] = [];
  for (const entry of list as unknown[]) {
    if (!isObject(entry)) return null;
    const { transactionKey, cancelAmount, cancelReason, cancelStatus = "DONE" } = entry;
    if (cancelStatus !== "DONE") continue;
    const canceledAt = readMoment(entry.canceledAt);
    if (!isText(transactionKey) || !isWon(cancelAmount) || canceledAt === null) return null;
    cancels.push({ transactionKey, cancelAmount, canceledAt, cancelReason: textOrNull(cancelReason) ?? "" });
  }
  return cancels;
}

function readVirtualAccount(account: unknown): ProviderVirtualAccount | null {
  if (!isObject(account)) return null;
  const { accountNumber, bankCode, customerName } = account;
  const dueDate = readMoment(account.dueDate);
  if (!isText(accountNumber) || !isText(bankCode) || dueDate === null) return null;
  return { accountNumber, bankCode, customerName: textOrNull(customerName) ?? "", dueDate };
}

function readCard(card: unknown): ProviderCard | null {
  if (!isObject(card) || !isText(card.issuerCode)) return null;
  const months = card.installmentPlanMonths;
  return {
    issuerCode: card.issuerCode,
    numberMasked: textOrNull(card.number) ?? "",
    installmentPlanMonths: isWon(months) ? months : 0,
    approveNo: textOrNull(card.approveNo) ?? "",
  };
}

function readMethod(name: unknown): ProviderPaymentMethod {
  return (typeof name === "string" ? METHODS.get(name) : undefined) ?? "other";
}

/** Reads an instant. Toss writes an offset; a time without one is in KST. */
function readMoment(text: unknown): Date | null {
  if (typeof text !== "string" || text === "") return null;
  const moment = new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}+09:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function textOrNull(value: unknown): string | null {
  return isText(value) ? value : null;
}

function isWon(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isStatus(value: unknown): value is ProviderPaymentStatus {
  return typeof value === "string" && Object.hasOwn(STATUSES, value);
}

const STATUSES: Record<ProviderPaymentStatus, true> = {
  READY: true,
  IN_PROGRESS: true,
  WAITING_FOR_DEPOSIT: true,
  DONE: true,
  CANCELED: true,
  PARTIAL_CANCELED: true,
  ABORTED: true,
  EXPIRED: true,
};

const METHODS = new Map<string, ProviderPaymentMethod>([
  ["카드", "card"],
  ["가상계좌", "vbank"],
  ["계좌이체", "transfer"],
  ["휴대폰", "phone"],
  ["간편결제", "easypay"],
]);
