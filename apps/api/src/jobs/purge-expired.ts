import { purgeReadPositions } from "../db/replicas/keep-read-positions.repository.ts";
import * as featureJobs from "../feature-jobs.ts";
import type { Services } from "../http/handler-context-types.ts";
import { purgeLimits } from "../http/limits/limit-counts.repository.ts";
import { purgeReplies } from "../http/run-once-per-idempotency-key.ts";
import type { FeatureJobs, Purge } from "./declare-jobs.ts";

const DAY_MS = 86_400_000;

// Of no feature: replies kept for idempotency keys, counts of limits, and positions of readers.
const OWN: readonly Purge[] = [
  { days: 15, run: purgeReplies },
  { days: 0, run: purgeLimits },
  { days: 0, run: purgeReadPositions },
];
const ALL: readonly FeatureJobs[] = Object.values(featureJobs);

/**
 * Deletes data that is no longer needed, as each feature's `*.jobs.ts` declares, in small batches so that shoppers do not
 * wait. Orders, payments, points and their events are kept forever; several processes may run it concurrently.
 *
 * @returns number of rows deleted
 */
export async function purgeExpired({ db, now, log }: Services, batch = 500): Promise<number> {
  const at = now().getTime();
  let total = 0;
  for (const { days, run } of [...OWN, ...ALL.flatMap(({ purges }) => purges ?? [])]) {
    const before = new Date(at - days * DAY_MS);
    let count: number;
    do {
      count = await run(db, before, batch);
      total += count;
    } while (count === batch);
  }
  if (total > 0) log.info("expired data deleted", { job: "purge-expired", count: total });
  return total;
}
