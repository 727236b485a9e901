import { addWon, type Won, ZERO_WON } from "../money/won.ts";
import { expectedRewardPoint } from "./expected-rewards.ts";

/** Points that one unit of a product earns at most: the sum, and its parts. */
export type RewardBreakdownPerUnit = {
  total: Won;
  /** For the purchase, at the rate of the grade. */
  purchase: Won;
  /** For a review with a photo. */
  photoReview: Won;
};

/**
 * Computes the points that buying one unit at a price and reviewing it with a photo earn.
 *
 * @param purchasePointPer percentage of the buyer's grade
 * @example rewardBreakdownPerUnit({ price: won(24900), purchasePointPer: 1.5, photoReviewPoint: won(300) })
 *   // { total: 673, purchase: 373, photoReview: 300 }
 */
export function rewardBreakdownPerUnit(offer: {
  price: Won;
  purchasePointPer: number;
  photoReviewPoint: Won;
}): RewardBreakdownPerUnit {
  const { price, purchasePointPer, photoReviewPoint } = offer;
  const purchase = expectedRewardPoint({ paid: price, shippingFee: ZERO_WON, purchasePointPer });
  return { total: addWon(purchase, photoReviewPoint), purchase, photoReview: photoReviewPoint };
}
