import { ok, type Result, refuse } from "../result.ts";

const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;
const SHAPE = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/**
 * Normalizes an e-mail address as it is stored and compared: trimmed and in lower case. Checks the shape only; that
 * the mailbox exists is proved by a message.
 *
 * @example normalizeEmail(" Fruit@Example.com ") // ok("fruit@example.com")
 * @example normalizeEmail("fruit@example") // refuse("EMAIL_INVALID")
 */
export function normalizeEmail(input: string): Result<string, "EMAIL_INVALID"> {
  const email = input.trim().toLowerCase();
  const isShort = email.length <= LONGEST && email.indexOf("@") <= LONGEST_LOCAL_PART;
  const hasLooseDot = email.startsWith(".") || email.includes("..") || email.includes(".@");
  return isShort && !hasLooseDot && SHAPE.test(email) ? ok(email) : refuse("EMAIL_INVALID");
}
