import { ok, type Result, refuse } from "../result.ts";

/** The longest name of a person, in characters. */
export const LONGEST_NAME = 30;

/**
 * Normalizes a person's name as it is stored: composed Hangul, trimmed, single spaces. Letters of any script, spaces
 * and the signs of names (`'`, `-`, `.`, `·`) are accepted; at most 30 characters.
 *
 * @example checkName("  김  과일 ") // ok("김 과일")
 * @example checkName("<b>") // refuse("NAME_INVALID")
 */
export function checkName(input: string): Result<string, "NAME_EMPTY" | "NAME_TOO_LONG" | "NAME_INVALID"> {
  const name = input.normalize("NFC").trim().replace(/\s+/g, " ");
  if (name === "") return refuse("NAME_EMPTY");
  if ([...name].length > LONGEST_NAME) return refuse("NAME_TOO_LONG");
  return /^[\p{L}\p{M}' .·-]*\p{L}[\p{L}\p{M}' .·-]*$/u.test(name) ? ok(name) : refuse("NAME_INVALID");
}
