import type { Services } from "../../http/context.ts";
import { updateSoldOutStatus } from "./sold-out-status.repository.ts";

/**
 * Updates the sold-out status of products in lists shortly after their last unit was reserved or new stock arrived.
 * Each batch is one statement, so a process that dies loses nothing, and several may run it concurrently.
 *
 * @returns number of products whose status changed
 */
export async function updateSoldOut({ db }: Services, batch = 200): Promise<number> {
  let turned = 0;
  for (;;) {
    const done = await updateSoldOutStatus(db, batch);
    turned += done.turned;
    if (done.seen < batch) return turned;
  }
}
