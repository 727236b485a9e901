/** A grade as it stands in the rules that are data. `thresholdPrice` in 원. */
export type Grade = {
  grade: number;
  gradeName: string;
  icon: string;
  thresholdPrice: number;
  purchasePointPer: number;
  /** What the coupon of each month takes off, in 원; 0 or absent: none. */
  monthlyCouponPrice?: number;
  benefits: readonly string[];
};

/**
 * The grade that purchases earn: the highest whose threshold is reached.
 *
 * @param grades at least one, with the threshold 0 among them
 * @param purchased delivered purchases of the period, without shipping and what was cancelled, in 원
 * @example gradeFor(grades, 120_000).gradeName // "새싹", from 100,000원
 */
export function gradeFor<G extends Pick<Grade, "thresholdPrice">>(
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
 * What is still to be bought for the next grade after `current`, in 원; `null` at the highest.
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
 * From which day purchases count for a grade given on the 1st of a month: the first day of the month so many before it.
 *
 * @param month a day of the month in which the grade is given, `YYYY-MM-DD` in Korea
 * @example periodStart("2026-12-01", 3) // "2026-09-01"
 */
export function periodStart(month: string, periodMonths: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const months = year * 12 + (number - 1) - periodMonths;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-01`;
}
