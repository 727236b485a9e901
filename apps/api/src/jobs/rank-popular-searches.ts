import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { replaceRanking, takeTurnAtRanking } from "../features/search/searches.repository.ts";
import type { Services } from "../http/context.ts";

/** Over how many days searches are counted, today among them. */
const DAYS = 7;
/** What was searched for less often says nothing, and might say too much of one shopper. */
const LEAST = 5;
/** A little under an hour: the job itself comes by the hour, in every process. */
const PAUSE_SECONDS = 3540;

/**
 * Ranks the ten words searched for most in the last week, once an hour however many processes ask.
 *
 * @returns how many words were ranked; 0 when it was not due
 */
export async function rankPopularSearches({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const at = now();
  return db.transaction(async (tx) => {
    if (!(await takeTurnAtRanking(tx, at, PAUSE_SECONDS))) return 0;
    return replaceRanking(tx, at, addDays(kstDateOf(at.toISOString()), 1 - DAYS), LEAST);
  });
}
