import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { isPassword } from "../../../db/password-hash.ts";
import type { Context } from "../../../http/context.ts";
import { networkOf } from "../../../http/limits/network-of.ts";
import { beginCounted } from "./begin-counted.ts";
import { clearFailures, failTry } from "./login-failures.repository.ts";

/**
 * Compares a password with that of whoever `find` finds, and counts what is wrong: by e-mail, also for e-mails that
 * nobody has, with the network or known device it came from, and by network. Wherever a password is asked for it is asked here, so that guessing is held back in all
 * places together. A try counts as a failure from when it begins until it was right, so that a thousand at once are no
 * more than five.
 *
 * @param email in lower case
 */
export async function tryPassword<Found extends { password_hash: string | null }>(
  context: Context,
  email: string,
  password: string,
  find: () => Promise<Found | null>,
): Promise<Result<Found, "LOGIN_BLOCKED" | "PASSWORD_WRONG">> {
  const begun = await beginCounted(context, `login\n${email}`);
  if (begun === null) return refuse("LOGIN_BLOCKED");
  const found = await find();
  const isRight = await isPassword(found?.password_hash ?? null, password);
  if (!found || !isRight) {
    await failTry(context.db, begun.id, networkOf(context.address));
    return refuse("PASSWORD_WRONG");
  }
  // Who got in starts anew.
  await clearFailures(context.db, begun);
  return ok(found);
}
