import type { Services } from "../../http/handler-context-types.ts";
import { forEachDueRow } from "../../jobs/queue/for-each-due-row.ts";
import { awardPoints } from "./award-points.ts";
import { listDueRewards } from "./rewards.repository.ts";

/**
 * Awards the points of due rewards. Several may run it concurrently: a reward is awarded once.
 *
 * @returns number of due rewards
 */
export async function awardDuePoints({ db, now, log }: Services, take = 500): Promise<number> {
  const at = now();
  return forEachDueRow(
    log,
    "award-points",
    (after) => listDueRewards(db, at, after, take),
    (id) => db.transaction((tx) => awardPoints(tx, id, at)),
  );
}
