import { afterMonths, formatFullDate, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { birthdaysOn } from "@todayfruit/domain/grades/birthdays-on";
import { lastUsableInstant } from "@todayfruit/domain/points/last-usable-instant";
import type { Services } from "../../../http/handler-context-types.ts";
import { awardBirthdayPoints, lockBirthdaysDue } from "./birthday.repository.ts";

const VALID_MONTHS = 12;

/**
 * Gives the birthday points of their grade to members whose birthday is today in Korea, once a year. Several may run it
 * concurrently.
 *
 * @returns number of members who got them
 */
export async function giveBirthdayPoints(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  take = 500,
): Promise<number> {
  const at = now();
  const today = kstDateOf(at.toISOString());
  const expiresAt = new Date(kstMidnight(afterMonths(today, VALID_MONTHS)));
  const lastDay = formatFullDate(kstDateOf(lastUsableInstant(expiresAt)));
  const due = { days: birthdaysOn(today), year: Number(today.slice(0, 4)), take };
  let total = 0;
  for (;;) {
    const { locked, given } = await db.transaction(async (tx) => {
      const userIds = await lockBirthdaysDue(tx, due);
      const award = {
        userIds,
        year: due.year,
        now: at,
        expiresAt,
        title: "생일을 축하해요",
        body: `생일 축하 포인트 {amount}P를 드렸어요. ${lastDay}까지 쓸 수 있어요.`,
      };
      return { locked: userIds.length, given: await awardBirthdayPoints(tx, award) };
    });
    total += given;
    if (locked < take) break;
  }
  if (total > 0) log.info("birthdays", { job: "give-birthday-points", count: total });
  return total;
}
