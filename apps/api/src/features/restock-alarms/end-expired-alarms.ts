import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { Services } from "../../http/handler-context-types.ts";
import { announceAlarmOutcome } from "./announce-alarm-outcome.ts";
import { endAlarms, lockExpiredAlarms } from "./restock-alarm-ending.repository.ts";

/**
 * Ends the alarms whose last day has passed and tells their shoppers that the goods did not come. A batch is one
 * transaction.
 *
 * @returns number of alarms that ended
 */
export async function endExpiredAlarms(services: Services, batch = 200): Promise<number> {
  const { db, now } = services;
  const at = now();
  let total = 0;
  for (;;) {
    const ended = await db.transaction(async (tx) => {
      const due = await lockExpiredAlarms(tx, kstDateOf(at.toISOString()), batch);
      for (const alarm of due)
        await announceAlarmOutcome(tx, services, alarm, { template: "RESTOCK_ENDED", now: at });
      await endAlarms(
        tx,
        due.map(({ id }) => id),
        at,
        "expired",
      );
      return due.length;
    });
    total += ended;
    if (ended < batch) return total;
  }
}
