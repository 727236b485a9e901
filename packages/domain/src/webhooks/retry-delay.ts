const FIRST_SECONDS = 5;
const FACTOR = 4;
const LONGEST_SECONDS = 43_200;
/** Part of a delay that chance may take away, so that many webhooks do not come back at one instant. */
const JITTER = 0.1;

/** Attempts of a webhook, the first included: with the delays between them they span about three days. */
export const MOST_ATTEMPTS = 13;

/**
 * Returns the seconds from a failed attempt to the next one: 5 s, four times as long after each, at most 12 h; `null` after
 * the last attempt.
 *
 * @param attempt number of the attempt that failed, from 1
 * @param chance from 0 to 1, takes up to a tenth away; never below 5 s
 * @example retryDelay(1, 0) // 5
 * @example retryDelay(4, 0) // 320
 * @example retryDelay(13, 0) // null
 */
export function retryDelay(attempt: number, chance: number): number | null {
  if (attempt >= MOST_ATTEMPTS) return null;
  const delay = Math.min(FIRST_SECONDS * FACTOR ** (attempt - 1), LONGEST_SECONDS);
  return Math.max(FIRST_SECONDS, delay * (1 - JITTER * chance));
}
