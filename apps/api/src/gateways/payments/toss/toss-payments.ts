import { bankCode } from "../bank-codes-and-names.ts";
import type { BillingPayInput } from "../billing-gateway-types.ts";
import type { CancelInput, ConfirmInput, PaymentGateway } from "../payment-gateway-types.ts";
import type { ProviderPayment } from "../provider-payment-types.ts";
import type { PaymentReply } from "../provider-reply-types.ts";
import { classifyTossRefusal } from "./classify-toss-refusal.ts";
import { parseTossPayment } from "./parse-toss-payment.ts";
import { createTossBilling } from "./toss-billing.ts";
import { createTossCashReceipts } from "./toss-cash-receipts.ts";
import { createTossHttp, type TossHttpOptions, type TossReply } from "./toss-http.ts";
import { createTossSettlements } from "./toss-settlements.ts";
import { createTossTransactions } from "./toss-transactions.ts";

const REASON_MAX = 200;
const KEY_MAX = 200;

/**
 * Creates the payment gateway to Toss Payments (core API v1).
 * @example
 * const gateway = createTossPayments({ baseUrl: "https://api.tosspayments.com", secretKey, fetch,
 *   timeoutMs: 10_000, maxRetries: 2, wait: (milliseconds) => setTimeout(milliseconds) });
 * const reply = await gateway.confirm({ paymentKey, orderId, amount: 33_000, idempotencyKey: "confirm:…:1" });
 */
export function createTossPayments(options: TossHttpOptions): PaymentGateway {
  const call = createTossHttp({ ...options, baseUrl: options.baseUrl.replace(/\/+$/, "") });
  const billing = createTossBilling(call, readCharge);
  const transactions = createTossTransactions(call);
  return {
    confirm,
    find,
    findByOrder,
    cancel,
    receipts: createTossCashReceipts(call),
    billing,
    transactions,
    settlements: createTossSettlements(call),
  };

  async function confirm(input: ConfirmInput): Promise<PaymentReply> {
    const { paymentKey, orderId, amount, idempotencyKey } = input;
    const body = { paymentKey, orderId, amount };
    const reply = await call({ method: "POST", path: "/v1/payments/confirm", body, idempotencyKey });
    if (reply.kind !== "refused") return readReply(reply, (payment) => isPaymentOf(payment, input));
    switch (classifyTossRefusal(reply.code)) {
      case "settled":
        return settledBefore(await find(paymentKey), (payment) => isPaymentOf(payment, input));
      case "duplicated":
        return settledBefore(await findByOrder(orderId), (payment) => payment.totalAmount === amount);
      case null:
        return afterUnknownRefusal(input, reply);
      default:
        return refused(reply);
    }
  }

  async function find(paymentKey: string): Promise<PaymentReply> {
    if (!isSegment(paymentKey)) return { kind: "missing" };
    const reply = await call({ method: "GET", path: `/v1/payments/${encodeURIComponent(paymentKey)}` });
    return readReply(reply, (payment) => payment.paymentKey === paymentKey);
  }

  async function findByOrder(orderId: string): Promise<PaymentReply> {
    if (!isSegment(orderId)) return { kind: "missing" };
    const reply = await call({ method: "GET", path: `/v1/payments/orders/${encodeURIComponent(orderId)}` });
    return readReply(reply, (payment) => payment.orderId === orderId);
  }

  async function cancel(input: CancelInput): Promise<PaymentReply> {
    const { paymentKey, idempotencyKey } = input;
    if (!isSegment(paymentKey)) return { kind: "missing" };
    const path = `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`;
    const reply = await call({ method: "POST", path, body: cancelBody(input), idempotencyKey });
    if (reply.kind === "refused" && input.amount === undefined && saysNothingIsLeft(reply.code))
      return afterWholeCancel(await find(paymentKey), reply);
    return readReply(reply, (payment) => payment.paymentKey === paymentKey);
  }

  /**
   * Reads the reply to a charge. A refusal because the order is paid may be due to our own charge whose answer was
   * lost, so the order's payment is read first.
   */
  async function readCharge(reply: TossReply, { orderId, amount }: BillingPayInput): Promise<PaymentReply> {
    const isOurs = (payment: ProviderPayment) =>
      payment.orderId === orderId && payment.totalAmount === amount;
    const isDone =
      reply.kind === "refused" && ["duplicated", "settled"].includes(classifyTossRefusal(reply.code) ?? "");
    return isDone ? settledBefore(await findByOrder(orderId), isOurs) : readReply(reply, isOurs);
  }

  /**
   * Reads the payment after a refusal with an unknown code, because the money may have been taken; returns the
   * payment when it was, the refusal otherwise.
   */
  async function afterUnknownRefusal(input: ConfirmInput, refusal: Refusal): Promise<PaymentReply> {
    const now = await find(input.paymentKey);
    if (now.kind === "unreachable") return now;
    const isTaken = now.kind === "found" && isApproved(now.payment) && isPaymentOf(now.payment, input);
    return isTaken ? now : refused(refusal);
  }
}

type Refusal = Extract<TossReply, { kind: "refused" }>;

/**
 * Accepts a payment processed before only when it is ours. Its key and order come through the browser, so a payment
 * of another order is refused.
 */
function settledBefore(reply: PaymentReply, isOurs: (payment: ProviderPayment) => boolean): PaymentReply {
  if (reply.kind === "missing") return { kind: "unreachable", reason: "malformed-reply" };
  if (reply.kind !== "found" || isOurs(reply.payment)) return reply;
  const message = "이 주문의 결제가 아닙니다.";
  return { kind: "refused", code: "PAYMENT_NOT_OF_ORDER", message, retryable: false, buyerCanRetry: true };
}

function afterWholeCancel(now: PaymentReply, refusal: Refusal): PaymentReply {
  if (now.kind === "unreachable") return now;
  return now.kind === "found" && now.payment.balanceAmount === 0 ? now : refused(refusal);
}

function readReply(reply: TossReply, isExpected: (payment: ProviderPayment) => boolean): PaymentReply {
  if (reply.kind === "unreachable") return reply;
  if (reply.kind === "refused")
    return reply.code === "NOT_FOUND_PAYMENT" ? { kind: "missing" } : refused(reply);
  const payment = parseTossPayment(reply.body);
  return payment && isExpected(payment)
    ? { kind: "found", payment }
    : { kind: "unreachable", reason: "malformed-reply" };
}

function refused({ code, message }: Refusal): PaymentReply {
  if (code === "NOT_FOUND_PAYMENT") return { kind: "missing" };
  const refusalClass = classifyTossRefusal(code);
  return {
    kind: "refused",
    code,
    message,
    retryable: refusalClass === "later",
    buyerCanRetry: refusalClass === "buyer" || refusalClass === "restart" || refusalClass === "later",
  };
}

function isPaymentOf(payment: ProviderPayment, { paymentKey, orderId, amount }: ConfirmInput): boolean {
  return payment.paymentKey === paymentKey && payment.orderId === orderId && payment.totalAmount === amount;
}

function isApproved({ status }: ProviderPayment): boolean {
  return status !== "READY" && status !== "IN_PROGRESS" && status !== "ABORTED" && status !== "EXPIRED";
}

/**
 * Tells whether a refusal means that nothing is left to cancel; the code depends on whether a partial cancellation
 * preceded.
 */
function saysNothingIsLeft(code: string): boolean {
  return code === "ALREADY_CANCELED_PAYMENT" || code === "NOT_CANCELABLE_AMOUNT";
}

/**
 * Tells whether a text can be a segment of the path: not dots alone, which would lead up the path, and no longer than
 * any key of Toss.
 */
function isSegment(text: string): boolean {
  return text.length > 0 && text.length <= KEY_MAX && !/^\.+$/.test(text);
}

function cancelBody({ reason, amount, taxFreeAmount, expectedBalance, refundAccount }: CancelInput): unknown {
  return {
    cancelReason: reason.slice(0, REASON_MAX),
    cancelAmount: amount,
    taxFreeAmount,
    refundableAmount: expectedBalance,
    refundReceiveAccount: refundAccount && {
      bank: bankCode(refundAccount.bank) ?? refundAccount.bank,
      accountNumber: refundAccount.accountNumber,
      holderName: refundAccount.holderName,
    },
  };
}
