import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { Services } from "../../http/handler-context-types.ts";
import { countDay, takeDaysToCount } from "./roll-ups.repository.ts";

/**
 * Days in the past that may be counted again; well within the retention of events, so that a count of all events is
 * never replaced by one of those that are left.
 */
const RECOUNTED_DAYS = 60;

/**
 * Counts the KST days with events since the last run, always including today and yesterday. Idempotent; concurrent
 * processes count one after the other.
 *
 * @returns number of days counted
 */
export async function rollUpDays({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const notBefore = addDays(kstDateOf(now().toISOString()), -RECOUNTED_DAYS);
  return db.transaction(async (tx) => {
    const days = await takeDaysToCount(tx, notBefore);
    for (const day of days) await countDay(tx, day);
    return days.length;
  });
}
