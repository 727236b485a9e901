import { afterMonths, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { reviewPointsOf, reviewPointsUntil } from "@todayfruit/domain/reviews/review-points";
import type { Tx } from "../../../db/database.ts";
import { awardPoints } from "../../points/award-points.ts";
import { revokeRewards } from "../../points/revoke-rewards.ts";
import { addReward, lockReviewRewards, type RewardKind } from "../../points/rewards.repository.ts";
import { findPromisedReviewPoints } from "../find-review-point-rules.repository.ts";

type Reviewed = { orderProductId: number; userId: number; arrivedAt: Date | null; now: Date };

/**
 * Grants the points of a review, of each kind that it has not earned yet.
 *
 * @returns points granted
 */
export async function rewardReview(tx: Tx, reviewed: Reviewed & { hasPhoto: boolean }): Promise<number> {
  const { orderProductId, userId, arrivedAt, hasPhoto, now } = reviewed;
  const rules = await findPromisedReviewPoints(tx, orderProductId);
  const today = kstDateOf(now.toISOString());
  const isInTime = arrivedAt !== null && today <= reviewPointsUntil(arrivedAt.toISOString());
  const earned = new Set(
    (await lockReviewRewards(tx, orderProductId, ["text_review", "photo_review"])).map(({ kind }) => kind),
  );
  let points = 0;
  for (const [kind, amount] of Object.entries(reviewPointsOf(rules, { hasPhoto, isInTime })) as [
    RewardKind,
    number,
  ][]) {
    if (amount === 0 || earned.has(kind)) continue;
    const expiresAt = new Date(kstMidnight(afterMonths(today, rules.validMonths)));
    const reward = { productId: orderProductId, kind, userId, amount, availableAt: now, expiresAt, now };
    await awardPoints(tx, await addReward(tx, reward), now);
    points += amount;
  }
  return points;
}

/**
 * Takes back the points of a review; those already spent are owed and withheld from later points.
 *
 * @returns points taken back
 */
export async function revokeReviewRewards(
  tx: Tx,
  orderProductId: number,
  kinds: readonly RewardKind[],
  now: Date,
): Promise<number> {
  const rewards = await lockReviewRewards(tx, orderProductId, kinds);
  await revokeRewards(tx, rewards, now);
  return rewards.reduce((sum, { amount }) => sum + amount, 0);
}
