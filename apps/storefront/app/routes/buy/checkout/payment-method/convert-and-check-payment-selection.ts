import type { Input } from "@todayfruit/contract/all-calls";
import { won } from "@todayfruit/domain/money/won";
import { type CashReceiptInfo, cashReceiptOf } from "@todayfruit/domain/payments/cash-receipt-rules";
import { type EasyPay, isCash } from "@todayfruit/domain/payments/payment-method-codes";

export const PAYMENT_METHODS = ["card", "easypay", "vbank", "transfer", "phone", "billing"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** Kind of cash receipt; `kept` uses the number saved by the member. */
export type ReceiptKind = "none" | "phone" | "card" | "business" | "kept";

/** Payment method and options as the form keeps them. */
export type PaymentSelection = {
  method: PaymentMethod;
  easyPay: EasyPay;
  receipt: { kind: ReceiptKind; number: string; isSave: boolean };
  useEscrow: boolean;
  /** Registered card for `billing`. */
  cardId: number | null;
  /** True when the next order form in this browser begins with the same method. */
  isRemembered: boolean;
};

export const DEFAULT_PAYMENT_SELECTION: PaymentSelection = {
  method: "card",
  easyPay: "kakaopay",
  receipt: { kind: "none", number: "", isSave: false },
  useEscrow: false,
  cardId: null,
  isRemembered: true,
};

type Kept = CashReceiptInfo | null;
type Check = Input<"POST /v4/app-users/order-tmp/chk/{id}">["body"];

/**
 * Builds the payment part of the order check.
 *
 * @param price amount left to pay, in 원
 * @example paymentOf(DEFAULT_PAYMENT_SELECTION, 57_700, null) // { pgType: "toss", paymentMethodType: "card" }
 */
export function paymentOf(
  { method, easyPay, receipt, useEscrow }: PaymentSelection,
  price: number,
  kept: Kept,
): Pick<Check, "pgType" | "paymentMethodType" | "orderItemCashReceiptInfo" | "useEscrow"> {
  if (price === 0) return { pgType: "point", paymentMethodType: "point" };
  if (method === "easypay") return { pgType: easyPay, paymentMethodType: method };
  if (!isCash(method)) return { pgType: "toss", paymentMethodType: method };
  return {
    pgType: "toss",
    paymentMethodType: method,
    orderItemCashReceiptInfo: {
      ...receiptInfo(receipt, kept),
      ...(receipt.isSave && receipt.kind !== "none" && receipt.kind !== "kept" ? { isSave: true } : {}),
    },
    useEscrow,
  };
}

/** Checks whether the receipt number is valid. */
export function isReceiptRight({ method, receipt }: Pick<PaymentSelection, "method" | "receipt">): boolean {
  if (!isCash(method) || receipt.kind === "kept") return true;
  return cashReceiptOf(method, won(1), receiptInfo(receipt, null)).ok;
}

function receiptInfo({ kind, number }: PaymentSelection["receipt"], kept: Kept): CashReceiptInfo {
  switch (kind) {
    case "none":
      return { cashReceiptType: 3, identitySelect: 1, identityNo: "" };
    case "kept":
      return kept ?? { cashReceiptType: 3, identitySelect: 1, identityNo: "" };
    case "phone":
      return { cashReceiptType: 1, identitySelect: 1, identityNo: number };
    case "card":
      return { cashReceiptType: 1, identitySelect: 2, identityNo: number };
    case "business":
      return { cashReceiptType: 2, identitySelect: 2, identityNo: number };
  }
}
