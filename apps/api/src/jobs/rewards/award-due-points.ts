import { awardPoints } from "../../features/points/rewarding.repository.ts";
import { listDueRewards } from "../../features/points/rewards.repository.ts";
import type { Services } from "../../http/context.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";

/**
 * Makes points of the rewards whose day has come. Several may run it at once: a reward becomes points once.
 *
 * @returns how many were due
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
