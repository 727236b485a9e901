import { saleWindowRestriction } from "@todayfruit/domain/catalog/sale-window-restriction";
import { NOTICE_WAIT_MS } from "@todayfruit/domain/orders/operator-undo-transitions";
import type { Services } from "../../http/handler-context-types.ts";
import { deriveSaleWindowOfProduct } from "../catalog/derive-sale-window-of-product.ts";
import { announceAlarmOutcome } from "./announce-alarm-outcome.ts";
import { endAlarms, listRestocked, lockRestockedAlarms } from "./restock-alarm-ending.repository.ts";

/**
 * Notifies every shopper who waits for goods that are in stock and on sale now. A batch is told and ended in one
 * transaction, so a process that dies loses and repeats nothing; several may run it concurrently.
 *
 * @returns number of alarms that ended
 */
export async function notifyRestocked(services: Services, batch = 200): Promise<number> {
  const { db, now, log } = services;
  const at = now();
  let total = 0;
  for (const goods of await listRestocked(db, new Date(at.getTime() - NOTICE_WAIT_MS.single))) {
    if (saleWindowRestriction(deriveSaleWindowOfProduct(goods, at)) !== null) continue;
    let told: number;
    do {
      told = await db.transaction(async (tx) => {
        const due = await lockRestockedAlarms(tx, goods.product_id, goods.option_id, batch);
        for (const alarm of due)
          await announceAlarmOutcome(tx, services, alarm, { template: "RESTOCKED", now: at });
        await endAlarms(
          tx,
          due.map(({ id }) => id),
          at,
          "restocked",
        );
        return due.length;
      });
      total += told;
    } while (told === batch);
  }
  if (total > 0) log.info("restocked goods told", { job: "restock-alarms", count: total });
  return total;
}
