import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Context } from "../../../http/handler-context-types.ts";
import { networkOf } from "../../../http/limits/derive-limited-networks-of-address.ts";
import { isPassword } from "../../../passwords/password-hash.ts";
import { clearFailures, failTry } from "../../sessions/login-failures.repository.ts";
import { beginThrottledAttempt } from "./begin-throttled-attempt.ts";

/**
 * Verifies the password of the row that `find` returns, and counts failures by e-mail (known or not) with the known
 * device or network, and by network. Every call that asks for a password uses it, so that guessing is throttled in all
 * places together. An attempt counts as a failure from its begin until it succeeds, so that a thousand concurrent ones
 * are no more than five.
 *
 * @param email in lower case
 */
export async function verifyPasswordThrottled<Found extends { password_hash: string | null }>(
  context: Context,
  email: string,
  password: string,
  find: () => Promise<Found | null>,
): Promise<Result<Found, "LOGIN_BLOCKED" | "PASSWORD_WRONG">> {
  const begun = await beginThrottledAttempt(context, `login\n${email}`);
  if (begun === null) return refuse("LOGIN_BLOCKED");
  const found = await find();
  const isRight = await isPassword(found?.password_hash ?? null, password);
  if (!found || !isRight) {
    await failTry(context.db, begun.id, networkOf(context.address));
    return refuse("PASSWORD_WRONG");
  }
  // A success clears the failures.
  await clearFailures(context.db, begun);
  return ok(found);
}
