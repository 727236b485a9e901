import { isSameKstMonth } from "../calendar/kst.ts";
import type { PaymentMethodType } from "../payments/payment-method-codes.ts";
import { ok, type Result, refuse } from "../result.ts";
import { addressTimeFrom, giftDeadline } from "./gift-address-deadline-and-reminders.ts";

/**
 * Decides whether a gift can be paid for with a payment method. Every receiver's part must be refundable by itself,
 * without any action of the sender, until the last day for entering an address.
 *
 * - Escrow is refunded only as a whole, so it cannot pay for a gift.
 * - A deposit is refunded to an account, so one must be known beforehand.
 * - A phone bill is refundable only in its own month, so the last day must be in that month.
 *
 * @param days that receivers have to enter an address
 * @param notifyAt instant from which they have them, where it is later than now
 * @example checkGiftPaymentMethod({ method: "vbank", useEscrow: false, hasAccount: false, now, notifyAt: null, days: 7 }) // REFUND_ACCOUNT_REQUIRED
 */
export function checkGiftPaymentMethod(way: {
  method: PaymentMethodType;
  useEscrow: boolean;
  hasAccount: boolean;
  now: string;
  notifyAt: string | null;
  days: number;
}): Result<null, "PAYMENT_METHOD_NOT_AVAILABLE" | "REFUND_ACCOUNT_REQUIRED"> {
  if (way.useEscrow) return refuse("PAYMENT_METHOD_NOT_AVAILABLE");
  if (way.method === "vbank" && !way.hasAccount) return refuse("REFUND_ACCOUNT_REQUIRED");
  if (way.method === "phone" && !isSameKstMonth(way.now, lastDayOf(way)))
    return refuse("PAYMENT_METHOD_NOT_AVAILABLE");
  return ok(null);
}

function lastDayOf({ now, notifyAt, days }: { now: string; notifyAt: string | null; days: number }): string {
  return giftDeadline(addressTimeFrom(now, notifyAt), days + 1);
}
