import type { Services } from "../../http/handler-context-types.ts";
import { countKeyRemovalTry, finishKeyRemoval, listKeyRemovals } from "./billing-key-removals.repository.ts";
import { aboutBillingKey } from "./cards.repository.ts";

const TAKE = 100;

/**
 * Deletes the billing keys of deleted cards and of members who left at the provider. Deleting is idempotent, so
 * several processes may run it concurrently.
 *
 * @returns number of keys deleted
 */
export async function removeBillingKeys({ db, payments, sealing, now, log }: Services): Promise<number> {
  let count = 0;
  for (const removal of await listKeyRemovals(db, now(), TAKE)) {
    const sealed = { keyId: removal.key_id, sealed: removal.sealed };
    const reply = await payments.billing.remove(sealing.open(sealed, aboutBillingKey(removal.user_id)));
    if (reply.kind === "done") {
      await finishKeyRemoval(db, removal.id);
      count += 1;
    } else {
      log.warn("billing key not removed yet", { job: "remove-billing-keys", code: reply.code });
      await countKeyRemovalTry(db, removal.id, now());
    }
  }
  return count;
}
