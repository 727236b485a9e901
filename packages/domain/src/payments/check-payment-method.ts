import type { Won } from "../money/won.ts";
import { ok, type Result, refuse } from "../result.ts";
import { isEasyPay, type PaymentMethodType, type PgType } from "./payment-method-type.ts";

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
 * @example checkPaymentMethod({ pgType: "kakaopay", paymentMethodType: "easypay" }, won(22900)) // ok({ pgType: "kakaopay", … })
 * @example checkPaymentMethod({ pgType: "toss", paymentMethodType: "vbank" }, won(150)) // PAYMENT_BELOW_MINIMUM
 * @example checkPaymentMethod({ pgType: "toss", paymentMethodType: "card" }, won(0)) // ok({ pgType: "point", paymentMethodType: "point" })
 */
export function checkPaymentMethod(
  wish: { pgType: PgType; paymentMethodType: PaymentMethodType },
  price: Won,
): Result<typeof wish, "PAYMENT_METHOD_NOT_AVAILABLE" | "PAYMENT_BELOW_MINIMUM"> {
  if (price === 0) return ok({ pgType: "point", paymentMethodType: "point" });
  const { pgType, paymentMethodType } = wish;
  if (paymentMethodType === "point" || pgType === "point") return refuse("PAYMENT_METHOD_NOT_AVAILABLE");
  if ((paymentMethodType === "easypay") !== isEasyPay(pgType)) return refuse("PAYMENT_METHOD_NOT_AVAILABLE");
  return price < LEAST[paymentMethodType] ? refuse("PAYMENT_BELOW_MINIMUM") : ok(wish);
}
