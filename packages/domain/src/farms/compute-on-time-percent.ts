/** Days of delivered parcels that a farm's punctuality is counted over. */
export const PUNCTUALITY_DAYS = 90;

/** Parcels below which no share is shown: one late parcel would move it by more than 5 %. */
export const LEAST_PARCELS = 20;

/**
 * Computes the share of parcels that arrived on time, in whole percent rounded down.
 *
 * @returns `null` below the least number of parcels
 * @example onTimePercent({ parcels: 412, onTime: 400 }) // 97
 */
export function onTimePercent({ parcels, onTime }: { parcels: number; onTime: number }): number | null {
  return parcels < LEAST_PARCELS ? null : Math.floor((onTime / parcels) * 100);
}
