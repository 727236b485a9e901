import { addDays, afterMonths, kstDateOf, kstMidnight } from "../calendar/kst.ts";
import { maxWon, subtractWon, type Won, ZERO_WON } from "../money/won.ts";
import { remainingReward } from "./remaining-reward.ts";

/** The rules of rewards that are data: in how many days after delivery, and for how many months. */
export type RewardTerms = { rewardAfterDeliveryDays: number; validMonths: number };

/**
 * The points that a product earns when it is kept for good: its share of what the order may earn, so that all products
 * of an order together earn exactly what was promised, whatever the sequence.
 *
 * @param order `expected`: what the order may earn in all; `net`: what its products cost that were not cancelled;
 *   `kept`: what those cost that are kept for good, this one among them; `granted`: what the others of them earned
 * @example rewardOfKept({ expected: won(269), net: won(53800), kept: won(13900), granted: won(0) }) // 69 points
 */
export function rewardOfKept(order: { expected: Won; net: Won; kept: Won; granted: Won }): Won {
  const due = remainingReward(order.expected, { before: order.net, after: order.kept });
  return maxWon(ZERO_WON, subtractWon(due, order.granted));
}

/**
 * From when until when the points of a product can be used: from the KST midnight of so many days after it arrived, for
 * so many months. Instants; at the second one they are gone.
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
