/** Terms of a grade as operators set them. Prices in 원, points in 점. */
export type GradeTerms = {
  /** Number of the grade, from 1. */
  grade: number;
  gradeName: string;
  /** Purchases of the period from which the grade is reached. */
  thresholdPrice: number;
  /** Percentage of a purchase that is earned as points. */
  purchasePointPer: number;
  /** Discount of the coupon of each month; 0: none. */
  monthlyCouponPrice: number;
  /** Points given on a birthday; 0: none. */
  birthdayPoint: number;
  /** Sentences that shoppers read. */
  benefits: string[];
};

/**
 * Reports whether grades can replace those of the shop: the same grades, counted from 1, the first from 0원, each from
 * more than the one before, with rates of at most two decimals.
 *
 * @param stored numbers of the shop's grades
 * @example areGradesValid([{ grade: 1, thresholdPrice: 100, purchasePointPer: 1 }], [1]) // false: nobody would have a grade
 */
export function areGradesValid(
  grades: readonly Pick<GradeTerms, "grade" | "thresholdPrice" | "purchasePointPer">[],
  stored: readonly number[],
): boolean {
  if (grades.length !== stored.length) return false;
  return grades.every(({ grade, thresholdPrice, purchasePointPer }, index) => {
    const before = grades[index - 1];
    const isHigher = before ? thresholdPrice > before.thresholdPrice : thresholdPrice === 0;
    return grade === index + 1 && isHigher && isInHundredths(purchasePointPer);
  });
}

/** Points are counted in hundredths of a percent. */
function isInHundredths(percentage: number): boolean {
  return Math.abs(Math.round(percentage * 100) - percentage * 100) < 1e-6;
}
