import { TRACKER_RULES } from "./tracker-rules.ts";

/** What a browser remembers of the visits before. Instants in ms since 1970. */
export interface Visit {
  session: string;
  lastActiveAt: number;
  /** Whether they came back after a long time, for the whole session. */
  isComeback: boolean;
  /** The host of the site that they came from, without anything behind it, and when. */
  referrer: string | null;
  referredAt: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * The visit that goes on at `now`, or a new one. Rules: specification §9 (30 minutes; referrer 7 days; comeback 14 days).
 *
 * @param known `null`: nobody was here before
 * @param newSession an id that no session has had
 * @param referrer the host that this page was reached from; `null` when it was the shop itself, or nobody says
 */
export function visitAt(
  known: Visit | null,
  now: number,
  { newSession, referrer }: { newSession: string; referrer: string | null },
): Visit {
  const away = known === null ? 0 : now - known.lastActiveAt;
  const goesOn = known !== null && away >= 0 && away < TRACKER_RULES.sessionMinutes * MINUTE;
  const keepsReferrer =
    referrer === null && known !== null && now - known.referredAt <= TRACKER_RULES.referrerDays * DAY;
  return {
    session: goesOn ? known.session : newSession,
    lastActiveAt: now,
    isComeback: goesOn ? known.isComeback : away >= TRACKER_RULES.comebackDays * DAY,
    referrer: keepsReferrer ? known.referrer : referrer,
    referredAt: keepsReferrer ? known.referredAt : now,
  };
}

/**
 * Seconds that a page was looked at, at most half an hour.
 *
 * @example pageSeconds(0, 12_345) // 12
 */
export function pageSeconds(enteredAt: number, leftAt: number): number {
  const seconds = Math.floor((leftAt - enteredAt) / 1000);
  return Math.min(TRACKER_RULES.longestPageSeconds, Math.max(0, seconds));
}
