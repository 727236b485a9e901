/** Tries after the first before the shopper gets a button. */
const MOST_TRIES = 5;
/** Longest wait in seconds that is retried automatically; beyond it the shopper gets a button. */
const LONGEST_S = 30;
/** Seconds to wait after a refusal without `Retry-After`. */
const UNSAID_S = 2;

/**
 * Returns the milliseconds until the next try: the server's `Retry-After`, longer with each try, plus up to half by
 * chance, so that clients refused together do not return together.
 *
 * @param tries tries so far, from 0
 * @param retryAfter the `Retry-After` header, in seconds
 * @param chance random number from 0 to 1
 * @returns `null` when it is not retried automatically
 * @example deriveRetryPause(0, "2", 0.5) // 2500
 * @example deriveRetryPause(5, "2", 0.5) // null
 */
export function deriveRetryPause(tries: number, retryAfter: string | null, chance: number): number | null {
  const said = Number(retryAfter ?? "");
  const asked = said > 0 ? said : UNSAID_S;
  if (tries >= MOST_TRIES || asked > LONGEST_S) return null;
  return Math.min(Math.max(asked, 2 ** tries), LONGEST_S) * 1000 * (1 + chance / 2);
}
