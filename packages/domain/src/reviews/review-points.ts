import { addDays, kstDateOf } from "../calendar/kst.ts";
import { addWon, maxWon, subtractWon, timesWon, type Won, ZERO_WON } from "../money/won.ts";

/** Days after arrival in which a review earns points; later reviews are allowed but earn none. */
export const REVIEW_POINT_DAYS = 30;

/** Points of the grade rules: for a review with text only, and for one with a photo. */
export type ReviewPoints = { reviewPoint: Won; photoReviewPoint: Won };

/**
 * Computes the points of a review: for its text, and additionally for its photos, so that a photo added later earns
 * the difference and a removed one gives it back. The number of stars has no influence.
 *
 * @param isInTime `true` when written by `reviewPointsUntil`
 * @example reviewPointsOf({ reviewPoint: won(100), photoReviewPoint: won(300) }, { hasPhoto: true, isInTime: true })
 *   // { text_review: 100, photo_review: 200 }
 */
export function reviewPointsOf(
  { reviewPoint, photoReviewPoint }: ReviewPoints,
  { hasPhoto, isInTime }: { hasPhoto: boolean; isInTime: boolean },
): { text_review: Won; photo_review: Won } {
  if (!isInTime) return { text_review: ZERO_WON, photo_review: ZERO_WON };
  const more = maxWon(ZERO_WON, subtractWon(photoReviewPoint, reviewPoint));
  return { text_review: reviewPoint, photo_review: hasPhoto ? more : ZERO_WON };
}

/**
 * Computes the points that reviews of `products` products earn: with text only, and with a photo each.
 *
 * @example expectedReviewPoints({ reviewPoint: won(100), photoReviewPoint: won(300) }, 2) // { text: 200, photo: 600 }
 */
export function expectedReviewPoints(rules: ReviewPoints, products: number): { text: Won; photo: Won } {
  const { text_review, photo_review } = reviewPointsOf(rules, { hasPhoto: true, isInTime: true });
  return {
    text: timesWon(text_review, products),
    photo: timesWon(addWon(text_review, photo_review), products),
  };
}

/**
 * Returns the last KST date on which a review of a product that arrived at `arrivedAt` earns points.
 *
 * @example reviewPointsUntil("2026-11-16T20:00:00+09:00") // "2026-12-16"
 */
export function reviewPointsUntil(arrivedAt: string): string {
  return addDays(kstDateOf(arrivedAt), REVIEW_POINT_DAYS);
}
