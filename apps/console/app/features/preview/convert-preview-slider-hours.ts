const HOUR_MS = 3_600_000;
/** Hours ahead that the slider reaches; later instants are written. */
export const SLIDER_HOURS = 168;

/**
 * Returns the instant of a place on the slider: full hours after now, and `null` for the first place, which is now.
 *
 * @example instantAtHour(2, Date.parse("2026-11-23T02:42:00Z")) // "2026-11-23T04:00:00.000Z"
 */
export function instantAtHour(hour: number, now: number): string | null {
  if (hour === 0) return null;
  return new Date((Math.floor(now / HOUR_MS) + hour) * HOUR_MS).toISOString();
}

/**
 * Returns the place of an instant on the slider; what is later than its end is at its end.
 *
 * @example hourOfInstant("2026-11-23T04:00:00.000Z", Date.parse("2026-11-23T02:42:00Z")) // 2
 */
export function hourOfInstant(at: string | null, now: number): number {
  if (at === null) return 0;
  const hours = Date.parse(at) / HOUR_MS - Math.floor(now / HOUR_MS);
  return Math.min(SLIDER_HOURS, Math.max(0, Math.round(hours)));
}
