/** Fewest and most generated buyers of a rehearsal. */
export const FEWEST_BUYERS = 10;
export const MOST_BUYERS = 5000;

/** Buyers for a unit of the opening where nothing else says how many may come. */
const BUYERS_PER_UNIT = 3;

/** State of a rehearsal. */
export const REHEARSAL_STATES = ["requested", "running", "done", "failed", "cancelled"] as const;

export type RehearsalState = (typeof REHEARSAL_STATES)[number];

/**
 * Reason why a rehearsal failed. `interrupted`: its process ended; `too_long`: it took more than ten minutes; `database`: the
 * copy could not be made; `copy_not_empty`: the database for copies holds other tables; `shop`: the copied shop did not answer.
 */
export const REHEARSAL_FAILURES = ["interrupted", "too_long", "database", "copy_not_empty", "shop"] as const;

export type RehearsalFailure = (typeof REHEARSAL_FAILURES)[number];

/**
 * Suggests the buyers of a rehearsal: those of the last one, else the members who asked to be told of the opening, else three
 * for each unit; within the limits.
 *
 * @example suggestedBuyers({ last: null, alarms: 640, units: 300 }) // 640
 */
export function suggestedBuyers({
  last,
  alarms,
  units,
}: {
  last: number | null;
  alarms: number;
  units: number;
}): number {
  const wanted = last ?? (alarms > 0 ? alarms : units * BUYERS_PER_UNIT);
  return Math.min(MOST_BUYERS, Math.max(FEWEST_BUYERS, wanted));
}
