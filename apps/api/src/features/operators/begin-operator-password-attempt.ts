import { createHmac } from "node:crypto";
import { computeLoginWait, FAILURES_COUNT_MS } from "@todayfruit/domain/accounts/compute-login-wait";
import type { Asker, Services } from "../../http/handler-context-types.ts";
import { deriveLoginAttemptSource } from "../../http/limits/derive-login-attempt-source.ts";
import { beginTry, listFailures, lockLogins } from "../sessions/login-failures.repository.ts";

type Needs = Pick<Services, "db" | "now" | "rules"> & Pick<Asker, "address" | "cookie">;

/**
 * Begins an attempt at an operator's password; it counts as a failure of the account and of the network address until
 * cleared.
 *
 * @param email in lower case
 * @returns `null` while the caller is blocked by earlier failures
 */
export function beginOperatorPasswordAttempt(context: Needs, email: string) {
  const { db, now, rules } = context;
  const key = `operator\n${email}`;
  const keyHash = createHmac("sha256", rules.secretKey).update(key).digest();
  const { source, network, isKnownDevice } = deriveLoginAttemptSource(context, rules.secretKey, key);
  const at = now();
  const since = new Date(at.getTime() - FAILURES_COUNT_MS);
  return db.transaction(async (tx) => {
    await lockLogins(tx, keyHash, source);
    const failures = await listFailures(tx, { emailHash: keyHash, source, network, since });
    if (computeLoginWait(failures, isKnownDevice, at.getTime()) > 0) return null;
    return { id: await beginTry(tx, { emailHash: keyHash, source, now: at }), keyHash, source };
  });
}
