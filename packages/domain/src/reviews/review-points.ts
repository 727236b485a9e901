import { addDays, kstDateOf } from "../calendar/kst.ts";
import { addWon, maxWon, subtractWon, timesWon, type Won, ZERO_WON } from "../money/won.ts";

/** So many days after it arrived a review still earns points; it may be written ever after. */
export const REVIEW_POINT_DAYS = 30;

/** The numbers of the grade rules, in points: a review with words alone, and one with a picture. */
export type ReviewPoints = { reviewPoint: Won; photoReviewPoint: Won };

/**
 * What a review earns: for its words, and on top of that for its pictures, so that a picture that is added later earns
 * the difference and one that is taken away gives it back. Never by how many stars it gives.
 *
 * @param isInTime whether it is written until `reviewPointsUntil`
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
 * What reviews of so many products earn by the same rule, in points: of words alone, and each with a picture.
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
 * The last KST day on which a review of what arrived then earns points.
 *
 * @example reviewPointsUntil("2026-11-16T20:00:00+09:00") // "2026-12-16"
 */
export function reviewPointsUntil(arrivedAt: string): string {
  return addDays(kstDateOf(arrivedAt), REVIEW_POINT_DAYS);
}
