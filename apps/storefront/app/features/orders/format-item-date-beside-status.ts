import { formatMonthDay, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { OrderedItem } from "./ordered-item-types.ts";

/**
 * Writes what became of an ordered product beside its status: until when a deposit is awaited, when it arrived, when its
 * purchase was completed; `null` where its status says everything.
 *
 * @param depositUntil instant until which the order awaits a deposit
 * @example formatItemDateBesideStatus({ orderItemProductStatus: "delivery_end", arrivedOn: "2026-11-19", … }, null) // "11월 19일 (목) 도착"
 */
export function formatItemDateBesideStatus(
  item: Pick<OrderedItem, "orderItemProductStatus" | "arrivedOn" | "completedOn" | "earnedPoint">,
  depositUntil: string | null,
): string | null {
  const { orderItemProductStatus: status, arrivedOn, completedOn, earnedPoint } = item;
  if (status === "bank_transfer_waiting" && depositUntil !== null) {
    return `${formatMonthDay(kstDateOf(depositUntil))} ${kstTimeOf(depositUntil)}까지`;
  }
  if (status === "complete" && completedOn !== null) {
    const points = earnedPoint > 0 ? ` · ${groupDigits(earnedPoint)}P 적립` : "";
    return `${formatMonthDay(completedOn)} 확정${points}`;
  }
  if (status === "delivery_end" && arrivedOn !== null) return `${formatMonthDay(arrivedOn)} 도착`;
  return null;
}
