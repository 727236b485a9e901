import type { Won } from "../../money/won.ts";
import { ok, type Result, refuse } from "../../result.ts";
import { isEasyPay, type PaymentMethodType, type PgType } from "../payment-method-codes.ts";
import type { OfferedMethod } from "./check-offered-method-sums.ts";

type Refusal = "PAYMENT_METHOD_NOT_AVAILABLE" | "PAYMENT_BELOW_MINIMUM" | "PAYMENT_ABOVE_MAXIMUM";

/**
 * Decides how an order is paid. A price of 0 is paid by points without the provider; a wallet is named by `pgType`,
 * every other method uses the provider's own window; a method that the shop does not offer, and a price below its
 * smallest or above its greatest sum, is refused.
 *
 * @param price amount left to pay after points, in 원
 * @param offered methods as the shop offers them
 * @example checkPaymentMethod({ pgType: "kakaopay", paymentMethodType: "easypay" }, won(22900), offered) // ok({ pgType: "kakaopay", … })
 * @example checkPaymentMethod({ pgType: "toss", paymentMethodType: "vbank" }, won(150), offered) // PAYMENT_BELOW_MINIMUM
 * @example checkPaymentMethod({ pgType: "toss", paymentMethodType: "card" }, won(0), []) // ok({ pgType: "point", paymentMethodType: "point" })
 */
export function checkPaymentMethod(
  wish: { pgType: PgType; paymentMethodType: PaymentMethodType },
  price: Won,
  offered: readonly OfferedMethod[],
): Result<typeof wish, Refusal> {
  if (price === 0) return ok({ pgType: "point", paymentMethodType: "point" });
  const { pgType, paymentMethodType } = wish;
  if (paymentMethodType === "point" || pgType === "point") return refuse("PAYMENT_METHOD_NOT_AVAILABLE");
  if ((paymentMethodType === "easypay") !== isEasyPay(pgType)) return refuse("PAYMENT_METHOD_NOT_AVAILABLE");
  const terms = offered.find(({ method }) => method === paymentMethodType);
  if (!terms) return refuse("PAYMENT_METHOD_NOT_AVAILABLE");
  if (price < terms.minAmount) return refuse("PAYMENT_BELOW_MINIMUM");
  return terms.maxAmount !== null && price > terms.maxAmount ? refuse("PAYMENT_ABOVE_MAXIMUM") : ok(wish);
}
