import { ok, type Result, refuse } from "../result.ts";

export type PasswordRefusal =
  | "PASSWORD_TOO_SHORT"
  | "PASSWORD_TOO_LONG"
  | "PASSWORD_TOO_SIMPLE"
  | "PASSWORD_REPEATS";

const SHORTEST = 8;
const LONGEST = 64;

/**
 * The password rule: 8 to 64 characters, of at least two kinds of letter, digit and symbol, and no character three
 * times in a row. It yields the password untouched.
 *
 * @example checkPassword("sagwa2026") // ok("sagwa2026")
 * @example checkPassword("sagwasagwa") // refuse("PASSWORD_TOO_SIMPLE")
 * @example checkPassword("sagwa111") // refuse("PASSWORD_REPEATS")
 */
export function checkPassword(password: string): Result<string, PasswordRefusal> {
  const length = [...password].length;
  if (length < SHORTEST) return refuse("PASSWORD_TOO_SHORT");
  if (length > LONGEST) return refuse("PASSWORD_TOO_LONG");
  if (kindsOf(password) < 2) return refuse("PASSWORD_TOO_SIMPLE");
  if (/(.)\1\1/su.test(password)) return refuse("PASSWORD_REPEATS");
  return ok(password);
}

function kindsOf(password: string): number {
  return [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
}
