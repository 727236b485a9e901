/**
 * How long one shopper's views of the same video count as one, in minutes. The rule is the session of §9 of the
 * specification: it ends after 30 minutes.
 *
 * @example a view at 10:00 and again at 10:29 count once, a third at 10:30 counts anew
 */
export const VIEWING_SESSION_MINUTES = 30;

/** The last instant at which a view must have been counted for a view at `now` to count again; both ms since 1970. */
export function sessionBefore(now: number): number {
  return now - VIEWING_SESSION_MINUTES * 60_000;
}
