import type { Input } from "@todayfruit/contract/all-calls";
import { type EasyPay, isEasyPay } from "@todayfruit/domain/payments/payment-method-codes";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { isBuyerOf } from "../orders/order.policy.ts";
import { findPayment, listEscrowProducts, type PaymentRow } from "./payments.repository.ts";

/** Customer key of the provider for a buyer without an account. */
const ANONYMOUS = "@@ANONYMOUS";

/** Returns the parameters with which the browser opens the provider's window, for an order whose stock is held. */
export async function buildPaymentWindowParameters(
  { path: { orderId: orderUuid } }: Input<"POST /v1/payments/{orderId}/start">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/payments/{orderId}/start">> {
  const payment = await findPayment(context.db, orderUuid);
  if (!payment || !isBuyerOf(context.buyer, payment)) return refuse("PAYMENT_NOT_FOUND");
  if (isSettled(payment)) return refuse("ORDER_ALREADY_PAID");
  if (!isOpen(payment, context.now())) return refuse("PAYMENT_EXPIRED");
  // A registered card is charged without a window.
  if (payment.method === "billing") return refuse("PAYMENT_METHOD_NOT_AVAILABLE");
  const isGuest = payment.user_type === "guest";
  return ok({
    scriptUrl: context.rules.tossScriptUrl,
    clientKey: context.rules.tossClientKey,
    customerKey: isGuest ? ANONYMOUS : payment.user_uuid,
    method: methodOf(payment.method),
    easyPay: isEasyPay(payment.selected_pg) ? EASY_PAY_CODES[payment.selected_pg] : null,
    useEscrow: payment.use_escrow,
    escrowProducts: payment.use_escrow ? await listEscrowProducts(context.db, payment.order_id) : [],
    amount: payment.amount,
    taxFreeAmount: payment.tax_free,
    orderId: payment.uuid,
    orderName: payment.order_name,
    customerName:
      payment.address?.guestOrderName ?? payment.user_name ?? payment.address?.receiverName ?? null,
    customerEmail: payment.user_email,
    customerMobilePhone: payment.address?.guestOrderPhone ?? payment.address?.phone ?? payment.user_phone,
    validHours: payment.method === "vbank" ? context.rules.vbankHours : null,
  });
}

/** Wallet codes of the provider. */
const EASY_PAY_CODES = {
  kakaopay: "KAKAOPAY",
  naverpay: "NAVERPAY",
  tosspay: "TOSSPAY",
  payco: "PAYCO",
  samsungpay: "SAMSUNGPAY",
} as const satisfies Record<EasyPay, string>;

/** Returns the window's method code; the provider treats a wallet as a card. */
function methodOf(method: PaymentRow["method"]) {
  switch (method) {
    case "vbank":
      return "VIRTUAL_ACCOUNT";
    case "transfer":
      return "TRANSFER";
    case "phone":
      return "MOBILE_PHONE";
    default:
      return "CARD";
  }
}

/**
 * Returns whether the payment is paid or its account awaits the deposit, so that an open window has nothing left to
 * pay.
 */
export function isSettled(payment: Pick<PaymentRow, "payment_status" | "order_status">): boolean {
  return payment.payment_status === "paid" || payment.order_status === "bank_transfer_waiting";
}

/** Returns whether the order holds stock and may still be paid. */
export function isOpen(
  payment: Pick<PaymentRow, "order_status" | "reservation" | "expires_at">,
  now: Date,
): boolean {
  return payment.order_status === "request" && payment.reservation === "held" && payment.expires_at > now;
}
