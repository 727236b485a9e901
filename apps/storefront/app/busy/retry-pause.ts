/** Tries after the first before the shopper gets a button. */
const MOST_TRIES = 5;
/** A shop that asks for more than this is left to the button, in s. */
const LONGEST_S = 30;
/** Seconds to wait after a refusal without `Retry-After`. */
const UNSAID_S = 2;

/**
 * Returns the milliseconds until a busy shop is asked again: what it asked for, longer with each try, and up to half as
 * long again by chance, so that all who were refused together do not come back together.
 *
 * @param tries how often it was asked again already, from 0
 * @param retryAfter the `Retry-After` header, in s
 * @param chance from 0 to 1
 * @returns `null` when it is not asked again by itself
 * @example retryPause(0, "2", 0.5) // 2500
 * @example retryPause(5, "2", 0.5) // null
 */
export function retryPause(tries: number, retryAfter: string | null, chance: number): number | null {
  const said = Number(retryAfter ?? "");
  const asked = said > 0 ? said : UNSAID_S;
  if (tries >= MOST_TRIES || asked > LONGEST_S) return null;
  return Math.min(Math.max(asked, 2 ** tries), LONGEST_S) * 1000 * (1 + chance / 2);
}
