import { createHmac } from "node:crypto";
import { computeLoginWait, FAILURES_COUNT_MS } from "@todayfruit/domain/accounts/compute-login-wait";
import type { Asker, Services } from "../../../http/handler-context-types.ts";
import { deriveLoginAttemptSource } from "../../../http/limits/derive-login-attempt-source.ts";
import { beginTry, listFailures, lockLogins } from "../../sessions/login-failures.repository.ts";

type Needs = Pick<Services, "db" | "now" | "rules"> & Pick<Asker, "address" | "cookie">;

/** Attempt in progress; it counts for `source`, the known device or the network. */
export type CountedTry = { id: number; keyHash: Uint8Array; source: string };

/**
 * Begins an attempt at a secret, e.g. an account's password; it counts as a failure of its account and source until it
 * is cleared. After five failures the pauses double.
 *
 * @param key what is tried, e.g. `login` and an e-mail; kept as an HMAC
 * @returns `null` while its failures, or those of this network, have to be waited out
 */
export function beginThrottledAttempt(context: Needs, key: string): Promise<CountedTry | null> {
  const { db, now, rules } = context;
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
