import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { countDay, takeDaysToCount } from "../../features/analytics/roll-ups.repository.ts";
import type { Services } from "../../http/context.ts";

/** Well before events are forgotten: a day that was counted from all of them is not counted anew from the rest. */
const RECOUNTED_DAYS = 60;

/**
 * Counts the days (in Korea) on which something happened since the last run, today and yesterday among them. Running it
 * twice changes nothing, and of several processes one counts after the other.
 *
 * @returns how many days were counted
 */
export async function countDays({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const notBefore = addDays(kstDateOf(now().toISOString()), -RECOUNTED_DAYS);
  return db.transaction(async (tx) => {
    const days = await takeDaysToCount(tx, notBefore);
    for (const day of days) await countDay(tx, day);
    return days.length;
  });
}
