import { createHmac } from "node:crypto";
import type { Input } from "@todayfruit/contract/all-calls";
import type { authCalls } from "@todayfruit/contract/calls/auth";
import { FAILURES_COUNT_MS, loginWait } from "@todayfruit/domain/accounts/login-block";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { Context } from "../../http/context.ts";
import { findLogin } from "./accounts.repository.ts";
import { admit } from "./admit.ts";
import { isPassword } from "./hash-password.ts";
import { addFailure, clearFailures, listFailures } from "./login-failures.repository.ts";

/**
 * E-mail and password for a token. Whether somebody has the e-mail cannot be told from the answer, nor from how long it
 * takes, nor from when logins are held back: failures are counted for e-mails that nobody has, too.
 */
export async function logIn(
  context: Context,
  { body }: Input<"POST /v2/tokens">,
): Promise<Answer<(typeof authCalls)["POST /v2/tokens"]>> {
  const { db, address, rules } = context;
  const email = body.email.trim().toLowerCase();
  const emailHash = createHmac("sha256", rules.secretKey).update(`login\n${email}`).digest();
  const now = context.now();
  const since = new Date(now.getTime() - FAILURES_COUNT_MS);
  const failures = await listFailures(db, { emailHash, address, since });
  const [byEmail, byAddress] = [failures.byEmail, failures.byAddress].map((all) =>
    all.map((at) => at.getTime()),
  );
  if (loginWait(byEmail ?? [], byAddress ?? [], now.getTime()) > 0) return refuse("LOGIN_BLOCKED", undefined);

  const login = await findLogin(db, email);
  const isRight = await isPassword(login?.password_hash ?? null, body.password);
  if (!login || !isRight) {
    await addFailure(db, { emailHash, address, now });
    return refuse("LOGIN_FAILED", undefined);
  }
  const token = await db.transaction(async (tx) => {
    await clearFailures(tx, emailHash);
    return admit(context, tx, {
      userId: login.id,
      userType: login.user_type,
      tokenType: "email",
      deviceId: body.deviceId,
    });
  });
  return ok(token);
}
