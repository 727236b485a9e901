import { awardPoints } from "../../features/points/rewarding.repository.ts";
import { listDueRewards } from "../../features/points/rewards.repository.ts";
import type { Services } from "../../http/context.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";

/**
 * Awards the points of due rewards. Several may run it concurrently: a reward is awarded once.
 *
 * @returns number of due rewards
 */
export async function awardDuePoints({ db, now, log }: Services, take = 500): Promise<number> {
  const at = now();
  return eachOnItsOwn(
    log,
    "award-points",
    (after) => listDueRewards(db, at, after, take),
    (id) => db.transaction((tx) => awardPoints(tx, id, at)),
  );
}
