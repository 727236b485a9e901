import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { Services } from "../../http/handler-context-types.ts";
import { addExpiryNotices, listExpiring } from "./expiry.repository.ts";

/** Days before expiry on which members are notified. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Notifies members of points that expire within thirty days, once per expiry date. Several may run it concurrently:
 * the unique key of a notification rejects duplicates.
 *
 * @returns number of notifications written
 */
export async function notifyPointExpiry({ db, now, log }: Services, take = 500): Promise<number> {
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
    total += await addExpiryNotices(db, notices, "곧 사라질 포인트가 있어요", at);
    if (due.length < take) break;
  }
  if (total > 0) log.info("expiry told", { job: "warn-of-expiry", count: total });
  return total;
}
