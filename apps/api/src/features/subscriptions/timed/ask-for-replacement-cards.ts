import type { Services } from "../../../http/handler-context-types.ts";
import { announceCardRemoved } from "../notices/announce-delivery-and-card-events.ts";
import { listWithoutCard, lockSubscription, markAskedForCard } from "../subscriptions.repository.ts";

/**
 * Asks members for another card whose registered card was removed, once for each removal; several processes may run it
 * concurrently.
 *
 * @returns number of subscriptions asked about
 */
export async function askForReplacementCards({ db, now, rules }: Services, take = 200): Promise<number> {
  const at = now();
  let asked = 0;
  for (const id of await listWithoutCard(db, take)) {
    asked += await db.transaction(async (tx) => {
      const row = await lockSubscription(tx, id);
      if (!row || !(await markAskedForCard(tx, id, at))) return 0;
      await announceCardRemoved(tx, { rules }, row, at);
      return 1;
    });
  }
  return asked;
}
