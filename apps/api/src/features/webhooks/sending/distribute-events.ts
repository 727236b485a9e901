import type { Services } from "../../../http/handler-context-types.ts";
import { distributeLockedEvents, lockWaitingEvents } from "./distribute-webhook-events.repository.ts";

const BATCH = 200;

/**
 * Makes deliveries of all events that wait, batch by batch. Several processes share them; one that dies has distributed a
 * batch or left it.
 *
 * @returns number of deliveries
 */
export async function distributeEvents({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  let made = 0;
  for (;;) {
    const { events, deliveries } = await db.transaction(async (tx) => {
      const at = now();
      const ids = await lockWaitingEvents(tx, at, BATCH);
      if (ids.length === 0) return { events: 0, deliveries: 0 };
      return { events: ids.length, deliveries: await distributeLockedEvents(tx, ids, at) };
    });
    made += deliveries;
    if (events < BATCH) return made;
  }
}
