/** A grade as defined by the shop's data. `thresholdPrice` in 원. */
export type Grade = {
  grade: number;
  gradeName: string;
  icon: string;
  thresholdPrice: number;
  purchasePointPer: number;
  /** Discount of the monthly coupon, in 원; 0 or absent: no coupon. */
  monthlyCouponPrice?: number;
  benefits: readonly string[];
};

/**
 * Finds the grade that purchases earn: the highest whose threshold is reached. Throws a RangeError when no grade
 * starts at 0원.
 *
 * @param grades at least one, with the threshold 0 among them
 * @param purchased delivered purchases of the period in 원, without shipping and cancelled products
 * @example findGradeForPurchases(grades, 120_000).gradeName // "새싹", from 100,000원
 */
export function findGradeForPurchases<G extends Pick<Grade, "thresholdPrice">>(
  grades: readonly G[],
  purchased: number,
): G {
  const reached = grades.filter(({ thresholdPrice }) => thresholdPrice <= purchased);
  const best = reached.reduce<G | null>(
    (highest, each) => (!highest || each.thresholdPrice > highest.thresholdPrice ? each : highest),
    null,
  );
  if (!best) throw new RangeError("No grade starts at 0원");
  return best;
}

/**
 * Computes how much must still be bought for the next grade, in 원; `null` at the highest.
 *
 * @example priceToNext(grades, 70_000) // 30000, to the grade from 100,000원
 */
export function priceToNext(
  grades: readonly Pick<Grade, "thresholdPrice">[],
  purchased: number,
): number | null {
  const above = grades
    .map(({ thresholdPrice }) => thresholdPrice)
    .filter((threshold) => threshold > purchased);
  return above.length === 0 ? null : Math.min(...above) - purchased;
}

/**
 * Returns the first day whose purchases count for a grade assigned on the 1st of a month: the first day of the month
 * `periodMonths` before it.
 *
 * @param month any day of the month in which the grade is assigned, `YYYY-MM-DD` in KST
 * @example periodStart("2026-12-01", 3) // "2026-09-01"
 */
export function periodStart(month: string, periodMonths: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const months = year * 12 + (number - 1) - periodMonths;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-01`;
}
