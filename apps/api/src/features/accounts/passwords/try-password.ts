import { createHmac } from "node:crypto";
import { FAILURES_COUNT_MS, loginWait } from "@todayfruit/domain/accounts/login-block";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Context } from "../../../http/context.ts";
import { isPassword } from "./hash-password.ts";
import { beginTry, clearFailures, failTry, listFailures, lockLogins } from "./login-failures.repository.ts";

/**
 * Compares a password with that of whoever `find` finds, and counts what is wrong: by e-mail, also for e-mails that
 * nobody has, and by address. Wherever a password is asked for it is asked here, so that guessing is held back in all
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
  const emailHash = createHmac("sha256", context.rules.secretKey).update(`login\n${email}`).digest();
  const tryId = await begin(context, emailHash);
  if (tryId === null) return refuse("LOGIN_BLOCKED");
  const found = await find();
  const isRight = await isPassword(found?.password_hash ?? null, password);
  if (!found || !isRight) {
    await failTry(context.db, tryId, context.address);
    return refuse("PASSWORD_WRONG");
  }
  // Who got in starts anew.
  await clearFailures(context.db, emailHash);
  return ok(found);
}

function begin({ db, address, now }: Context, emailHash: Uint8Array): Promise<string | null> {
  const at = now();
  const since = new Date(at.getTime() - FAILURES_COUNT_MS);
  return db.transaction(async (tx) => {
    await lockLogins(tx, emailHash);
    const { byEmail, byAddress } = await listFailures(tx, { emailHash, address, since });
    const wait = loginWait(byEmail.map(inMs), byAddress.map(inMs), at.getTime());
    return wait > 0 ? null : beginTry(tx, emailHash, at);
  });
}

function inMs(date: Date): number {
  return date.getTime();
}
