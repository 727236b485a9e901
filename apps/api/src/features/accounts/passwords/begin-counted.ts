import { createHmac } from "node:crypto";
import { FAILURES_COUNT_MS, loginWait } from "@todayfruit/domain/accounts/login-block";
import type { Context } from "../../../http/context.ts";
import { networkOf } from "../../../http/limits/network-of.ts";
import { beginTry, listFailures, lockLogins } from "./login-failures.repository.ts";

export type CountedTry = { id: string; keyHash: Uint8Array };

/**
 * Begins a try at something that must not be guessed, e.g. a password of an account; it counts as a failure until it is
 * cleared. After five the pauses double.
 *
 * @param key what is tried, e.g. `login` and an e-mail; kept as an HMAC
 * @returns `null` while its failures, or those of this address, have to be waited out
 */
export function beginCounted({ db, address, now, rules }: Context, key: string): Promise<CountedTry | null> {
  const keyHash = createHmac("sha256", rules.secretKey).update(key).digest();
  const at = now();
  const since = new Date(at.getTime() - FAILURES_COUNT_MS);
  return db.transaction(async (tx) => {
    await lockLogins(tx, keyHash);
    const { byEmail, byAddress } = await listFailures(tx, {
      emailHash: keyHash,
      address: networkOf(address),
      since,
    });
    const wait = loginWait(byEmail.map(inMs), byAddress.map(inMs), at.getTime());
    return wait > 0 ? null : { id: await beginTry(tx, keyHash, at), keyHash };
  });
}

function inMs(date: Date): number {
  return date.getTime();
}
