import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { Services } from "../../../http/handler-context-types.ts";
import { lockRanking, replaceRanking } from "./search-counts-and-ranking.repository.ts";

/** Days of searches that are counted, today included. */
const DAYS = 7;
/** The smallest count of a search that is ranked; rarer ones mean little and might identify a shopper. */
const LEAST = 5;
/** The shortest pause between rankings, slightly under the hour at which every process starts the job. */
const PAUSE_SECONDS = 3540;

/**
 * Ranks the ten most frequent searches of the last week, once an hour for all processes.
 *
 * @returns number of searches ranked; 0 when it was not due
 */
export async function refreshPopularSearchRanking({
  db,
  now,
}: Pick<Services, "db" | "now">): Promise<number> {
  const at = now();
  return db.transaction(async (tx) => {
    if (!(await lockRanking(tx, at, PAUSE_SECONDS))) return 0;
    return replaceRanking(tx, at, addDays(kstDateOf(at.toISOString()), 1 - DAYS), LEAST);
  });
}
