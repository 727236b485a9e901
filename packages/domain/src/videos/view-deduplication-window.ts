/**
 * Minutes in which one shopper's views of the same video count as one. Rule: specification §9, a session ends after
 * 30 minutes.
 *
 * @example a view at 10:00 and again at 10:29 count once, a third at 10:30 counts again
 */
export const VIEW_DEDUPLICATION_WINDOW_MINUTES = 30;

/** Returns the latest instant of a counted view after which a view at `now` counts again; both in ms since 1970. */
export function sessionBefore(now: number): number {
  return now - VIEW_DEDUPLICATION_WINDOW_MINUTES * 60_000;
}
