import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { Services } from "../../../http/handler-context-types.ts";
import { addSearches } from "./search-counts-and-ranking.repository.ts";

/**
 * Adds the searches since the last run to today's counts (KST). After a failed write they are kept in memory and
 * written by the next run.
 *
 * @returns number of distinct search texts
 */
export async function recordSearches({
  db,
  now,
  searches,
}: Pick<Services, "db" | "now" | "searches">): Promise<number> {
  const counted = searches.drain();
  if (counted.length === 0) return 0;
  try {
    return await addSearches(db, kstDateOf(now().toISOString()), counted);
  } catch (error) {
    searches.restore(counted);
    throw error;
  }
}
