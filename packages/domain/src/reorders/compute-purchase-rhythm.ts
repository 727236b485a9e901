import { daysBetween } from "../calendar/kst.ts";

/** Multiple of the usual interval after which a buyer is taken to have stopped. */
const LAPSED_AFTER = 3;

/** Days between two usual purchases of a product, and whether the next one is due. */
export type PurchaseRhythm = { intervalDays: number; isDue: boolean };

/**
 * Computes how often a product is bought: the median of the gaps between the days of its purchases. The next purchase
 * is due once that many days have passed since the last.
 *
 * @param days KST dates of the purchases, in any order; a day with two purchases counts once
 * @param today KST date
 * @returns `null` for purchases on fewer than two days, and once three times the interval has passed
 * @example computePurchaseRhythm(["2026-10-09", "2026-10-23", "2026-11-06"], "2026-11-23") // { intervalDays: 14, isDue: true }
 */
export function computePurchaseRhythm(days: readonly string[], today: string): PurchaseRhythm | null {
  const sorted = [...new Set(days)].sort();
  const last = sorted.at(-1);
  const gaps = sorted.slice(1).map((day, index) => daysBetween(sorted[index] ?? day, day));
  if (last === undefined || gaps.length === 0) return null;
  const intervalDays = median(gaps);
  const passed = daysBetween(last, today);
  return passed > intervalDays * LAPSED_AFTER ? null : { intervalDays, isDue: passed >= intervalDays };
}

/** Returns the middle of whole numbers; of an even count, the mean of the two in the middle, rounded up. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low = 0, high = low] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return Math.ceil((low + high) / 2);
}
