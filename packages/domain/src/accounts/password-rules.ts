import { ok, type Result, refuse } from "../result.ts";

export type PasswordRefusal = "PASSWORD_TOO_SHORT" | "PASSWORD_TOO_LONG";

export const SHORTEST_PASSWORD = 8;
/** The longest password in characters: enough for a sentence, and bounded so that hashing stays cheap. */
export const LONGEST_PASSWORD = 128;

/**
 * Checks the length of a password: 8 to 128 characters of any kind, without a rule about character classes. Returns
 * the password unchanged. Common passwords are found by `isGuessable`.
 *
 * @example checkPassword("사과 한 상자 주세요") // ok("사과 한 상자 주세요")
 * @example checkPassword("sagwa") // refuse("PASSWORD_TOO_SHORT")
 */
export function checkPassword(password: string): Result<string, PasswordRefusal> {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return refuse("PASSWORD_TOO_SHORT");
  if (length > LONGEST_PASSWORD) return refuse("PASSWORD_TOO_LONG");
  return ok(password);
}

/**
 * Reports whether a password is one that attackers try first: a common or breached one, also with one or two digits
 * or signs appended, one or two characters repeated, a run such as 12345678, or the owner's e-mail address or name.
 *
 * @param common reports whether a text in lower case is on the list of common and breached passwords
 * @param own what is known of the owner: e-mail, name
 * @example isGuessable("Password1!", (text) => text === "password", []) // true
 */
export function isGuessable(
  password: string,
  common: (text: string) => boolean,
  own: readonly string[],
): boolean {
  const text = password.toLowerCase();
  const bare = text.replace(/[\d\s!@#$%^&*().,?~_-]{1,4}$/u, "");
  if (common(text) || (bare.length > 0 && common(bare) && text.length - bare.length <= 2)) return true;
  if (new Set(text).size <= 2 || isRun(text)) return true;
  return own
    .flatMap((each) => [each, each.split("@", 1)[0] ?? ""])
    .some((each) => each.length >= 4 && lettersOf(text) === lettersOf(each.toLowerCase()));
}

function lettersOf(text: string): string {
  return text.replaceAll(/[\d!@#$%^&*]/g, "");
}

/** Reports whether each character is one code point above the one before, or each one below: 12345678, hgfedcba. */
function isRun(text: string): boolean {
  const steps = new Set(
    [...text]
      .slice(1)
      .map((character, place) => (character.codePointAt(0) ?? 0) - (text.codePointAt(place) ?? 0)),
  );
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
