import { groupDigits } from "../money/format-won.ts";

/**
 * Writes the refunded amounts for a notice, in 원 and points.
 *
 * @example refundAmountText({ money: 20000, points: 1500 }) // "20,000원, 1,500P"
 * @example refundAmountText({ money: 0, points: 0 }) // "돌려드릴 금액이 없어요"
 */
export function refundAmountText({ money, points }: { money: number; points: number }): string {
  const parts = [money > 0 ? `${groupDigits(money)}원` : "", points > 0 ? `${groupDigits(points)}P` : ""];
  return parts.filter(Boolean).join(", ") || "돌려드릴 금액이 없어요";
}
