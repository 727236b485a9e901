import { createHmac } from "node:crypto";
import { FAILURES_COUNT_MS, loginWait } from "@todayfruit/domain/accounts/login-block";
import type { Asker, Services } from "../../http/context.ts";
import { networkOf } from "../../http/limits/network-of.ts";
import { beginTry, listFailures, lockLogins } from "../accounts/passwords/login-failures.repository.ts";

type Needs = Pick<Services, "db" | "now" | "rules"> & Pick<Asker, "address">;

/**
 * Begins a try at an operator's password; it counts as a failure from when it begins until it is cleared.
 *
 * @param email in lower case
 * @returns `null` while earlier failures have to be waited out
 */
export function beginOperatorTry({ db, address, now, rules }: Needs, email: string) {
  const keyHash = createHmac("sha256", rules.secretKey).update(`operator\n${email}`).digest();
  const at = now().getTime();
  return db.transaction(async (tx) => {
    await lockLogins(tx, keyHash);
    const since = new Date(at - FAILURES_COUNT_MS);
    const { byEmail, byAddress } = await listFailures(tx, {
      emailHash: keyHash,
      address: networkOf(address),
      since,
    });
    const inMs = (dates: Date[]) => dates.map((date) => date.getTime());
    if (loginWait(inMs(byEmail), inMs(byAddress), at) > 0) return null;
    return { id: await beginTry(tx, keyHash, now()), keyHash };
  });
}
