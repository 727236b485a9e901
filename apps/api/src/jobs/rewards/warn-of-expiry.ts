import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { listExpiring, tellOfExpiry } from "../../features/points/expiry.repository.ts";
import type { Services } from "../../http/context.ts";

/** So long before points run out their member is told. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Tells members of points that run out within thirty days, each day of it once. Several may run it at once: the key of
 * a notification refuses the second.
 *
 * @returns how many notifications were written
 */
export async function warnOfExpiry({ db, now, log }: Services, take = 500): Promise<number> {
  const at = now();
  const until = new Date(at.getTime() + DAYS * DAY_MS);
  let total = 0;
  for (;;) {
    const due = await listExpiring(db, at, until, take);
    const notices = due.map(({ user_id, last_day, amount }) => ({
      userId: user_id,
      lastDay: last_day,
      body: `${groupDigits(amount)}P를 ${formatMonthDay(last_day)}까지 쓸 수 있어요. 그 뒤에는 사라져요.`,
      variables: { 포인트: `${groupDigits(amount)}P`, 마지막날: formatMonthDay(last_day) },
    }));
    total += await tellOfExpiry(db, notices, "곧 사라질 포인트가 있어요", at);
    if (due.length < take) break;
  }
  if (total > 0) log.info("expiry told", { job: "warn-of-expiry", count: total });
  return total;
}
