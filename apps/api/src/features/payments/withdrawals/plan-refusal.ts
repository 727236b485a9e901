import type { RefusalDetail } from "@todayfruit/contract/error-body";
import type { WithdrawRefusal } from "@todayfruit/domain/refunds/may-withdraw";
import { type Refused, refuse } from "@todayfruit/domain/result";

export type PlannedRefusal =
  | WithdrawRefusal
  | "ORDER_NOT_FOUND"
  | "GIFT_ORDER"
  | "REFUND_ACCOUNT_REQUIRED"
  | "PHONE_REFUND_MONTH_OVER";

/** The refusal as the buyer gets it: a denial says why, with the notice that was stored with the order. */
export function refuseWith(
  code: PlannedRefusal,
  notice: string | null,
): Refused<PlannedRefusal, RefusalDetail | undefined> {
  if (code !== "WITHDRAW_DENIED" || notice === null) return refuse(code);
  return refuse(code, { fields: [{ field: "withdrawNotice", message: notice }] });
}
