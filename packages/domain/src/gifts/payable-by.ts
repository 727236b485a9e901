import { isSameKstMonth } from "../calendar/kst.ts";
import type { PaymentMethodType } from "../payments/choose-method.ts";
import { ok, type Result, refuse } from "../result.ts";
import { giftDeadline } from "./deadline.ts";

/**
 * Whether a gift can be paid in a way. Every receiver's part must be able to come back by itself, without the sender
 * doing anything, until the last day on which an address may be entered.
 *
 * - Escrow is given back only as a whole, so it pays for no gift.
 * - A deposit goes back to an account, so one must be known before.
 * - A phone bill takes money back only in its own month, so the last day must be in it.
 *
 * @param days that receivers have for the address
 * @example giftPayableBy({ method: "vbank", useEscrow: false, hasAccount: false, now, days: 7 }) // REFUND_ACCOUNT_REQUIRED
 */
export function giftPayableBy(way: {
  method: PaymentMethodType;
  useEscrow: boolean;
  hasAccount: boolean;
  now: string;
  days: number;
}): Result<null, "PAYMENT_METHOD_NOT_AVAILABLE" | "REFUND_ACCOUNT_REQUIRED"> {
  if (way.useEscrow) return refuse("PAYMENT_METHOD_NOT_AVAILABLE");
  if (way.method === "vbank" && !way.hasAccount) return refuse("REFUND_ACCOUNT_REQUIRED");
  if (way.method === "phone" && !isSameKstMonth(way.now, giftDeadline(way.now, way.days + 1)))
    return refuse("PAYMENT_METHOD_NOT_AVAILABLE");
  return ok(null);
}
