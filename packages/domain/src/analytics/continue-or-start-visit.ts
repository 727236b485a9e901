import { VISIT_TIME_LIMITS } from "./visit-time-limits.ts";

/** The current visit as a browser remembers it. Instants in ms since 1970. */
export type Visit = {
  session: string;
  lastActiveAt: number;
  /** `true` for the whole session that follows a long absence. */
  isComeback: boolean;
  /** Host of the referring site, without path and query, and the instant of the referral. */
  referrer: string | null;
  referredAt: number;
};

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Continues the known visit at `now` or starts a new session. Rules: specification §9 (30 minutes; referrer 7 days;
 * comeback 14 days).
 *
 * @param known the remembered visit; `null` on the first one
 * @param newSession an unused session id
 * @param referrer host that led to this page; `null` when it was the shop itself or is unknown
 */
export function continueOrStartVisit(
  known: Visit | null,
  now: number,
  { newSession, referrer }: { newSession: string; referrer: string | null },
): Visit {
  const away = known === null ? 0 : now - known.lastActiveAt;
  const goesOn = known !== null && away >= 0 && away < VISIT_TIME_LIMITS.sessionMinutes * MINUTE;
  const keepsReferrer =
    referrer === null && known !== null && now - known.referredAt <= VISIT_TIME_LIMITS.referrerDays * DAY;
  return {
    session: goesOn ? known.session : newSession,
    lastActiveAt: now,
    isComeback: goesOn ? known.isComeback : away >= VISIT_TIME_LIMITS.comebackDays * DAY,
    referrer: keepsReferrer ? known.referrer : referrer,
    referredAt: keepsReferrer ? known.referredAt : now,
  };
}

/**
 * Computes how many whole seconds a page was open, at most half an hour; instants in ms.
 *
 * @example pageSeconds(0, 12_345) // 12
 */
export function pageSeconds(enteredAt: number, leftAt: number): number {
  const seconds = Math.floor((leftAt - enteredAt) / 1000);
  return Math.min(VISIT_TIME_LIMITS.longestPageSeconds, Math.max(0, seconds));
}
