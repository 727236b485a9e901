import type { Reply } from "@todayfruit/contract/all-calls";

export type PaymentStart = Reply<"POST /v1/payments/{orderId}/start">;

/** What Toss Payments' SDK v2 takes for a payment outside its widget. */
export interface PaymentRequest {
  method: PaymentStart["method"];
  amount: { currency: "KRW"; value: number };
  orderId: string;
  orderName: string;
  successUrl: string;
  failUrl: string;
  taxFreeAmount: number;
  customerName?: string;
  customerEmail?: string;
  customerMobilePhone?: string;
  card?: { flowMode: "DEFAULT" };
  virtualAccount?: { validHours: number; cashReceipt: { type: "미발행" } };
}

/**
 * The payment window's request for an order that the shop is ready to take money for.
 *
 * @param origin the shop's own, without a slash at the end
 */
export function paymentRequest(start: PaymentStart, origin: string): PaymentRequest {
  const { customerName, customerEmail, customerMobilePhone, validHours } = start;
  return {
    method: start.method,
    amount: { currency: "KRW", value: start.amount },
    orderId: start.orderId,
    orderName: start.orderName,
    successUrl: `${origin}/checkout/processing`,
    failUrl: `${origin}/checkout/payment-fail`,
    taxFreeAmount: start.taxFreeAmount,
    ...(customerName !== null && { customerName }),
    ...(customerEmail !== null && { customerEmail }),
    ...(customerMobilePhone !== null && { customerMobilePhone }),
    ...(start.method === "CARD"
      ? { card: { flowMode: "DEFAULT" as const } }
      : { virtualAccount: { validHours: validHours ?? 24, cashReceipt: { type: "미발행" as const } } }),
  };
}
