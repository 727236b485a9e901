import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { addSearches } from "../features/search/searches.repository.ts";
import type { Services } from "../http/context.ts";

/**
 * Writes what was searched for since the last run into the counts of today (KST). What cannot be written now is
 * counted on and written with the next run.
 *
 * @returns how many different texts there were
 */
export async function keepSearches({
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
