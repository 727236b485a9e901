import { addDays } from "../calendar/kst.ts";
import { subtractWon, timesWon, type Won, won } from "../money/won.ts";

/**
 * Computes the points that a purchase will earn: (paid − shipping) × percentage of the grade, rounded down. Amounts
 * covered by points or a coupon earn nothing, because they are not in `paid`. Throws a RangeError for a negative
 * percentage.
 *
 * @example expectedRewardPoint({ paid: won(42900), shippingFee: won(3000), purchasePointPer: 1.5 }) // 598 points
 */
export function expectedRewardPoint(purchase: {
  paid: Won;
  shippingFee: Won;
  purchasePointPer: number;
}): Won {
  const { paid, shippingFee, purchasePointPer } = purchase;
  if (!(purchasePointPer >= 0)) throw new RangeError(`A percentage is 0 or more, not ${purchasePointPer}`);
  const basis = Math.max(0, subtractWon(paid, shippingFee));
  // Hundredths of a percent keep the arithmetic in whole numbers, so that binary fractions never decide a point.
  return won(Math.floor((basis * Math.round(purchasePointPer * 100)) / 10_000));
}

/**
 * Returns the KST date on which earned points become usable.
 *
 * @example expectedRewardDate("2026-11-21", 7) // "2026-11-28"
 */
export function expectedRewardDate(deliveredOn: string, rewardAfterDeliveryDays: number): string {
  return addDays(deliveredOn, rewardAfterDeliveryDays);
}

/**
 * Computes the points for a photo review of every product of an order.
 *
 * @example expectedPhotoReviewPoint(won(300), 2) // 600 points
 */
export function expectedPhotoReviewPoint(photoReviewPoint: Won, products: number): Won {
  return timesWon(photoReviewPoint, products);
}
