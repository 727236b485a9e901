import { COMPLETE_DAYS, canComplete } from "@todayfruit/domain/orders/purchase-completion";
import type { Services } from "../../../http/handler-context-types.ts";
import { forEachDueRow } from "../../../jobs/queue/for-each-due-row.ts";
import { listCompletable, listDueOrders, lockCompletable } from "./completable-orders.repository.ts";
import { completeProducts } from "./complete-products.ts";

const DAY_MS = 86_400_000;

/**
 * Confirms purchases (구매확정) seven days after delivery, to the second, unless a claim was made. Orders are handled one
 * at a time, so a process that dies loses and repeats nothing; several may run it concurrently.
 *
 * @returns number of orders with purchases to confirm
 */
export async function completeDuePurchases(services: Services, take = 200): Promise<number> {
  const { db, now, log } = services;
  const at = now();
  const arrivedUntil = new Date(at.getTime() - COMPLETE_DAYS * DAY_MS);
  const count = await forEachDueRow(
    log,
    "complete-purchases",
    (after) => listDueOrders(db, { arrivedUntil, after, take }),
    (orderId) => completeDue(services, orderId, arrivedUntil, at),
  );
  if (count > 0) log.info("purchases completed", { job: "complete-purchases", count });
  return count;
}

async function completeDue({ db }: Services, orderId: number, arrivedUntil: Date, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockCompletable(tx, orderId);
    if (!order) return;
    const products = await listCompletable(tx, orderId);
    const chosen = products.filter(({ status, arrived_at }) => {
      const may = canComplete(status);
      return may.ok && may.value === "complete" && arrived_at !== null && arrived_at <= arrivedUntil;
    });
    if (chosen.length > 0) await completeProducts(tx, { order, products, chosen, actor: "shop", now });
  });
}
