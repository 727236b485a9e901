import type { FarmOfDay } from "./use-farms-of-day.ts";

export type CutoffState = {
  /** Minutes until the hour at which the farm stops sending; negative after it. */
  minutesLeft: number;
  /** `urgent`: within an hour, or over with parcels still open; `soon`: within two hours; `calm`: later, or all is sent. */
  urgency: "urgent" | "soon" | "calm";
};

const HOUR_MINUTES = 60;
const SOON_MINUTES = 120;

/**
 * Returns how much time a farm has left today.
 *
 * @param time time of day in KST, HH:MM
 * @example deriveFarmCutoffUrgency({ cutoffTime: "12:00", paidParcels: 9, acceptedParcels: 0 }, "11:42") // { minutesLeft: 18, urgency: "urgent" }
 */
export function deriveFarmCutoffUrgency(
  {
    cutoffTime,
    paidParcels,
    acceptedParcels,
  }: Pick<FarmOfDay, "cutoffTime" | "paidParcels" | "acceptedParcels">,
  time: string,
): CutoffState {
  const minutesLeft = minutesOf(cutoffTime) - minutesOf(time);
  const isOpen = paidParcels + acceptedParcels > 0;
  if (!isOpen || minutesLeft > SOON_MINUTES) return { minutesLeft, urgency: "calm" };
  return { minutesLeft, urgency: minutesLeft <= HOUR_MINUTES ? "urgent" : "soon" };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * HOUR_MINUTES + minutes;
}
