import { addDays, afterMonths, kstDateOf, kstMidnight } from "../calendar/kst.ts";
import { maxWon, subtractWon, type Won, ZERO_WON } from "../money/won.ts";
import { rewardAfterCancellation } from "./reward-after-cancellation.ts";

/** Configurable terms of rewards: days from delivery until points become usable, and months for which they stay valid. */
export type RewardTerms = { rewardAfterDeliveryDays: number; validMonths: number };

/**
 * Computes the points of a product on 구매확정: its share of the order's reward, so that all products of an order
 * together earn exactly what was promised, in any sequence.
 *
 * @param order `expected`: reward of the whole order; `net`: price of its products that were not cancelled; `kept`:
 * price of those confirmed, including this one; `granted`: points of the others confirmed before
 * @example productReward({ expected: won(269), net: won(53800), kept: won(13900), granted: won(0) }) // 69 points
 */
export function productReward(order: { expected: Won; net: Won; kept: Won; granted: Won }): Won {
  const due = rewardAfterCancellation(order.expected, { before: order.net, after: order.kept });
  return maxWon(ZERO_WON, subtractWon(due, order.granted));
}

/**
 * Computes the period in which the points of a product can be used: from KST midnight `rewardAfterDeliveryDays` days
 * after delivery, for `validMonths` months. Both are instants; the points expire at the second.
 *
 * @example rewardPeriod("2026-11-21T14:00:00+09:00", { rewardAfterDeliveryDays: 7, validMonths: 12 })
 *   // { availableAt: "2026-11-27T15:00:00.000Z", expiresAt: "2027-11-27T15:00:00.000Z" }
 */
export function rewardPeriod(
  deliveredAt: string,
  { rewardAfterDeliveryDays, validMonths }: RewardTerms,
): { availableAt: string; expiresAt: string } {
  const day = addDays(kstDateOf(deliveredAt), rewardAfterDeliveryDays);
  return { availableAt: kstMidnight(day), expiresAt: kstMidnight(afterMonths(day, validMonths)) };
}
