import type { RefusalDetail } from "@todayfruit/contract/error-body";
import type { CancellationRefusal } from "@todayfruit/domain/cancellations/check-cancellable";
import { type Refused, refuse } from "@todayfruit/domain/result";

export type PlannedRefusal =
  | CancellationRefusal
  | "ORDER_NOT_FOUND"
  | "GIFT_ORDER"
  | "REFUND_ACCOUNT_REQUIRED"
  | "PHONE_REFUND_MONTH_OVER";

/** Builds the refusal of a plan; a denied cancel includes the notice stored with the order. */
export function buildCancellationRefusal(
  code: PlannedRefusal,
  notice: string | null,
): Refused<PlannedRefusal, RefusalDetail | undefined> {
  if (code !== "WITHDRAW_DENIED" || notice === null) return refuse(code);
  return refuse(code, { fields: [{ field: "withdrawNotice", message: notice }] });
}
