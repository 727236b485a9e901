import type { paymentCalls } from "@todayfruit/contract/calls/buy/payments";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { canPay } from "./payments.policy.ts";
import { findPayment, type PaymentRow } from "./payments.repository.ts";

const NAME = "POST /v1/payments/{orderId}/start";
/** What the provider calls a buyer without an account. */
const ANONYMOUS = "@@ANONYMOUS";

/** What the browser needs to open the provider's window for an order whose stock is held. */
export async function startPayment(
  context: BuyerContext,
  orderUuid: string,
): Promise<Answer<(typeof paymentCalls)[typeof NAME]>> {
  const payment = await findPayment(context.db, orderUuid);
  if (!payment || !canPay(context.buyer, payment)) return refuse("PAYMENT_NOT_FOUND", undefined);
  if (isSettled(payment)) return refuse("ORDER_ALREADY_PAID", undefined);
  if (!isOpen(payment, context.now())) return refuse("PAYMENT_EXPIRED", undefined);
  const isGuest = payment.user_type === "guest";
  return ok({
    scriptUrl: context.rules.tossScriptUrl,
    clientKey: context.rules.tossClientKey,
    customerKey: isGuest ? ANONYMOUS : payment.user_uuid,
    method: payment.method === "vbank" ? "VIRTUAL_ACCOUNT" : "CARD",
    amount: payment.amount,
    taxFreeAmount: payment.tax_free,
    orderId: payment.uuid,
    orderName: payment.order_name,
    customerName: payment.address.guestOrderName ?? payment.user_name ?? payment.address.receiverName,
    customerEmail: payment.user_email,
    customerMobilePhone: payment.address.guestOrderPhone ?? payment.address.phone,
    validHours: payment.method === "vbank" ? context.rules.vbankHours : null,
  });
}

/** Paid, or an account waits for it: whatever window is still open has nothing left to pay. */
export function isSettled(payment: Pick<PaymentRow, "payment_status" | "order_status">): boolean {
  return payment.payment_status === "paid" || payment.order_status === "bank_transfer_waiting";
}

/** Stock is held for it and its time to pay is not over. */
export function isOpen(
  payment: Pick<PaymentRow, "order_status" | "reservation" | "expires_at">,
  now: Date,
): boolean {
  return payment.order_status === "request" && payment.reservation === "held" && payment.expires_at > now;
}
