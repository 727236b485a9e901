/** Rules of points as operators set them. Points in 점, worth 1원 each. */
export type PointRules = {
  /** Fewest points that an order spends. */
  minUsePoint: number;
  /** Months for which earned points stay valid. */
  validMonths: number;
  /** For a review with text only. */
  reviewPoint: number;
  /** For a review with a photo, instead of those for its text. */
  photoReviewPoint: number;
  /** Days from delivery until the points of a purchase become usable. */
  rewardAfterDeliveryDays: number;
};

/** Rules of a shop where none were set: reviews earn nothing. */
export const DEFAULT_POINT_RULES: PointRules = {
  minUsePoint: 0,
  validMonths: 12,
  reviewPoint: 0,
  photoReviewPoint: 0,
  rewardAfterDeliveryDays: 7,
};

/**
 * Finds the field by which rules contradict each other: a photo never earns less than the text alone.
 *
 * @returns `null` for rules that fit together
 * @example wrongPointRule({ reviewPoint: 300, photoReviewPoint: 100 }) // "photoReviewPoint"
 */
export function wrongPointRule(
  rules: Pick<PointRules, "reviewPoint" | "photoReviewPoint">,
): "photoReviewPoint" | null {
  return rules.photoReviewPoint < rules.reviewPoint ? "photoReviewPoint" : null;
}
