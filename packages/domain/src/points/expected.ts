import { addDays } from "../calendar/kst.ts";
import { subtractWon, timesWon, type Won, won } from "../money/won.ts";

/**
 * The points which a purchase will earn: (paid − shipping) × percent of the grade, rounded down. What was paid with
 * points or a coupon earns nothing, since it is not in `paid`.
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
  // In hundredths of a percent the arithmetic stays within whole numbers: 0.1 + 0.2 never decides a point.
  return won(Math.floor((basis * Math.round(purchasePointPer * 100)) / 10_000));
}

/**
 * The KST date on which earned points become usable.
 *
 * @example expectedRewardDate("2026-11-21", 7) // "2026-11-28"
 */
export function expectedRewardDate(deliveredOn: string, rewardAfterDeliveryDays: number): string {
  return addDays(deliveredOn, rewardAfterDeliveryDays);
}

/**
 * The points for writing a photo review of every product of an order.
 *
 * @example expectedPhotoReviewPoint(won(300), 2) // 600 points
 */
export function expectedPhotoReviewPoint(photoReviewPoint: Won, products: number): Won {
  return timesWon(photoReviewPoint, products);
}
