import type { Won } from "../money/won.ts";
import { ok, type Result, refuse } from "../result.ts";

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

/** The smallest payment of each method, in 원: cards 100, accounts 200 (Toss Payments, BELOW_MINIMUM_AMOUNT). */
export const LEAST: Record<Exclude<PaymentMethodType, "point">, number> = {
  card: 100,
  easypay: 100,
  billing: 100,
  phone: 100,
  vbank: 200,
  transfer: 200,
};

/**
 * Decides how an order is paid. A price of 0 is paid by points without the provider; a wallet is named by `pgType`,
 * every other method uses the provider's own window; a price below the minimum of the method is refused.
 *
 * @param price amount left to pay after points, in 원
 * @example chooseMethod({ pgType: "kakaopay", paymentMethodType: "easypay" }, won(22900)) // ok({ pgType: "kakaopay", … })
 * @example chooseMethod({ pgType: "toss", paymentMethodType: "vbank" }, won(150)) // PAYMENT_BELOW_MINIMUM
 * @example chooseMethod({ pgType: "toss", paymentMethodType: "card" }, won(0)) // ok({ pgType: "point", paymentMethodType: "point" })
 */
export function chooseMethod(
  wish: { pgType: PgType; paymentMethodType: PaymentMethodType },
  price: Won,
): Result<typeof wish, "PAYMENT_METHOD_NOT_AVAILABLE" | "PAYMENT_BELOW_MINIMUM"> {
  if (price === 0) return ok({ pgType: "point", paymentMethodType: "point" });
  const { pgType, paymentMethodType } = wish;
  if (paymentMethodType === "point" || pgType === "point") return refuse("PAYMENT_METHOD_NOT_AVAILABLE");
  if ((paymentMethodType === "easypay") !== isEasyPay(pgType)) return refuse("PAYMENT_METHOD_NOT_AVAILABLE");
  return price < LEAST[paymentMethodType] ? refuse("PAYMENT_BELOW_MINIMUM") : ok(wish);
}

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
