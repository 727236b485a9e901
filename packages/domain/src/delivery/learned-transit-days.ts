import type { ArrivalCounts, TransitDays } from "./delivery-calendar.ts";

/** Fewest delivered parcels from which days are learned. */
export const LEAST_PARCELS = 100;
const SHARE_ON_TIME = 0.95;
const SHARE_EARLY = 0.1;

/**
 * Finds the delivery days within which 95 % of the parcels arrived, and the first day by which 10 % had.
 *
 * @returns `null` for fewer than 100 parcels
 * @example learnedTransitDays([{ days: 1, parcels: 393 }, { days: 2, parcels: 19 }])
 *   // { min: 1, max: 1, parcels: 412, onTime: 393 }
 */
export function learnedTransitDays(
  counts: ArrivalCounts,
): (TransitDays & { parcels: number; onTime: number }) | null {
  const parcels = counts.reduce((sum, each) => sum + each.parcels, 0);
  if (parcels < LEAST_PARCELS) return null;
  const byDays = counts.toSorted((one, other) => one.days - other.days);
  let onTime = 0;
  let min: number | null = null;
  for (const each of byDays) {
    onTime += each.parcels;
    if (min === null && onTime >= parcels * SHARE_EARLY) min = each.days;
    if (onTime >= parcels * SHARE_ON_TIME) return { min: min ?? each.days, max: each.days, parcels, onTime };
  }
  throw new RangeError("The shares of all days sum to the whole");
}
