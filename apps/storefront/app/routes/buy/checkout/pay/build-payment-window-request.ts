import type { Reply } from "@todayfruit/contract/all-calls";

export type PaymentStart = Reply<"POST /v1/payments/{orderId}/start">;

/** Request of Toss Payments' SDK v2 for a payment outside its widget. */
export type PaymentRequest = {
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
  card?: { flowMode: "DEFAULT" } | { flowMode: "DIRECT"; easyPay: string };
  virtualAccount?: Cash & { validHours: number };
  transfer?: Cash;
};

/** Issues no receipt at the provider; the shop issues it to the buyer's number. */
type Cash = {
  cashReceipt: { type: "미발행" };
  useEscrow?: true;
  escrowProducts?: PaymentStart["escrowProducts"];
};

/**
 * Builds the payment window's request for an order that is ready to be paid.
 *
 * @param origin the shop's origin, without a trailing slash
 */
export function buildPaymentWindowRequest(start: PaymentStart, origin: string): PaymentRequest {
  const { customerName, customerEmail, customerMobilePhone } = start;
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
    ...meansOf(start),
  };
}

function meansOf(start: PaymentStart): Pick<PaymentRequest, "card" | "virtualAccount" | "transfer"> {
  switch (start.method) {
    case "CARD":
      // Opens the wallet directly; with DEFAULT the provider ignores its name.
      return {
        card:
          start.easyPay === null ? { flowMode: "DEFAULT" } : { flowMode: "DIRECT", easyPay: start.easyPay },
      };
    case "VIRTUAL_ACCOUNT":
      return { virtualAccount: { ...cashOf(start), validHours: start.validHours ?? 24 } };
    case "TRANSFER":
      return { transfer: cashOf(start) };
    case "MOBILE_PHONE":
      return {};
  }
}

function cashOf({ useEscrow, escrowProducts }: PaymentStart): Cash {
  const cashReceipt = { type: "미발행" } as const;
  return useEscrow ? { cashReceipt, useEscrow, escrowProducts } : { cashReceipt };
}
