export const PAYMENT_METHOD_TYPES = [
  "card",
  "easypay",
  "vbank",
  "transfer",
  "phone",
  "billing",
  "point",
] as const;

export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];

/** Wallets offered through the provider. */
export const EASY_PAYS = ["kakaopay", "naverpay", "tosspay", "payco", "samsungpay"] as const;

export type EasyPay = (typeof EASY_PAYS)[number];

export const PG_TYPES = ["toss", "point", ...EASY_PAYS] as const;

export type PgType = (typeof PG_TYPES)[number];

/**
 * Reports whether a method is cash paid in advance, which requires a cash receipt and the choice of escrow (전자상거래법
 * 제24조).
 */
export function isCash(method: PaymentMethodType): boolean {
  return method === "vbank" || method === "transfer";
}

export function isEasyPay(pgType: PgType): pgType is EasyPay {
  return EASY_PAYS.some((easyPay) => easyPay === pgType);
}
