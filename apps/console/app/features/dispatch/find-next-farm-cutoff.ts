import { deriveFarmCutoffUrgency } from "./derive-farm-cutoff-urgency.ts";
import type { FarmOfDay } from "./use-farms-of-day.ts";

type Farm = Pick<FarmOfDay, "cutoffTime" | "paidParcels" | "acceptedParcels">;

export type NextCutoff = {
  cutoffTime: string;
  minutesLeft: number;
  /** Parcels that are not accepted, of all farms with this hour. */
  paidParcels: number;
};

/**
 * Returns the next hour at which farms with open parcels stop sending; `null` when none is left today.
 *
 * @param time time of day in KST, HH:MM
 */
export function findNextFarmCutoff(farms: readonly Farm[], time: string): NextCutoff | null {
  const open = farms.filter((farm) => farm.paidParcels + farm.acceptedParcels > 0);
  const [next] = open
    .map((farm) => ({ ...farm, ...deriveFarmCutoffUrgency(farm, time) }))
    .filter(({ minutesLeft }) => minutesLeft > 0)
    .toSorted((a, b) => a.minutesLeft - b.minutesLeft);
  if (!next) return null;
  const { cutoffTime, minutesLeft } = next;
  const own = open.filter((farm) => farm.cutoffTime === cutoffTime);
  return {
    cutoffTime,
    minutesLeft,
    paidParcels: own.reduce((sum, farm) => sum + farm.paidParcels, 0),
  };
}
