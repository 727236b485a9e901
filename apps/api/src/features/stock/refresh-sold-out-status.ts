import type { Services } from "../../http/handler-context-types.ts";
import { lockSoldOutStatus, updateSoldOutStatus } from "./update-sold-out-status.repository.ts";

/**
 * Updates the sold-out status of products in lists shortly after their last unit was reserved or new stock arrived.
 * Each batch is one transaction, so a process that dies loses nothing. Of several processes one works at a time: two that
 * read a product at different instants could write the earlier state last.
 *
 * @returns number of products whose status changed
 */
export async function refreshSoldOutStatus({ db }: Services, batch = 200): Promise<number> {
  let turned = 0;
  for (;;) {
    const done = await db.transaction(async (tx) =>
      (await lockSoldOutStatus(tx)) ? updateSoldOutStatus(tx, batch) : { seen: 0, turned: 0 },
    );
    turned += done.turned;
    if (done.seen < batch) return turned;
  }
}
