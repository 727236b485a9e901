import { VISIT_TIME_LIMITS } from "./visit-time-limits.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Reports whether an action at `now` is credited to a link followed at `followedAt`, both in ms since 1970: within 7
 * days and 10080 minutes.
 */
export function isWithinAttributionWindow(followedAt: number, now: number): boolean {
  const { attributionDays, attributionMinutes } = VISIT_TIME_LIMITS;
  const since = now - followedAt;
  return since >= 0 && since <= Math.min(attributionDays * DAY, attributionMinutes * MINUTE);
}
