import type { Services } from "../../http/handler-context-types.ts";
import { forEachDueRow } from "../../jobs/queue/for-each-due-row.ts";
import { expireLots, listWithExpired, lockExpired } from "./expiry.repository.ts";

/**
 * Expires points to the second: the remainder of each lot is booked out by a ledger entry. Members are handled one at
 * a time, under the locks with which points are spent, so a point is either spent or expired. Several may run it
 * concurrently.
 *
 * @returns number of members with expired points
 */
export async function expirePoints({ db, now, log }: Services, take = 500): Promise<number> {
  const at = now();
  const count = await forEachDueRow(
    log,
    "expire-points",
    (after) => listWithExpired(db, at, after, take),
    (userId) =>
      db.transaction(async (tx) => {
        const lots = await lockExpired(tx, userId, at);
        if (lots.length === 0) return;
        await expireLots(
          tx,
          userId,
          lots.map(({ id }) => id),
          at,
        );
      }),
  );
  if (count > 0) log.info("points expired", { job: "expire-points", count });
  return count;
}
