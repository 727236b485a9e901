import { TRACKER_RULES } from "./tracker-rules.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Whether what happens now is credited to a link that was followed at `followedAt`: within 7 days and 10080 minutes.
 */
export function isAttributed(followedAt: number, now: number): boolean {
  const { attributionDays, attributionMinutes } = TRACKER_RULES;
  const since = now - followedAt;
  return since >= 0 && since <= Math.min(attributionDays * DAY, attributionMinutes * MINUTE);
}
