import { addDays, daysBetween, instantOf, kstDateOf, kstMidnight, kstTimeOf } from "../calendar/kst.ts";
import { ok, type Result, refuse } from "../result.ts";
import { GIFT_NOTIFY_HOURS, GIFT_SCHEDULE_DAYS } from "./gift-limits.ts";
import type { GiftNotiType } from "./receivers/gift-noti-type-codes.ts";

/** Instant at which the receivers of a gift are notified, where its sender chose a later one. */

const HOUR_MS = 3_600_000;

/**
 * Checks the instant from which the shop notifies receivers: a full hour from 08:00 to 20:00 KST, still to come, 30
 * days ahead at most. `null`: as soon as the gift is paid. A link that the sender passes on has no such instant.
 *
 * @param wish.notifyAt ISO 8601 with offset
 * @returns the instant in UTC
 * @example checkNotifyAt({ notiType: "alimtalk", notifyAt: "2026-12-24T09:00:00+09:00" }, "2026-11-27T10:00:00+09:00")
 *   // ok("2026-12-24T00:00:00.000Z")
 * @example checkNotifyAt({ notiType: "alimtalk", notifyAt: "2026-12-24T21:00:00+09:00" }, now) // GIFT_NOTIFY_AT_INVALID
 */
export function checkNotifyAt(
  { notiType, notifyAt }: { notiType: GiftNotiType; notifyAt: string | null },
  now: string,
): Result<string | null, "GIFT_NOTIFY_AT_INVALID"> {
  if (notifyAt === null) return ok(null);
  const at = new Date(instantOf(notifyAt)).toISOString();
  const isOffered = notifyHours(kstDateOf(at), now).some(
    (hour) => kstTimeOf(at) === `${String(hour).padStart(2, "0")}:00`,
  );
  const isFullHour = instantOf(at) % HOUR_MS === 0;
  if (notiType !== "alimtalk" || !isOffered || !isFullHour) return refuse("GIFT_NOTIFY_AT_INVALID");
  return ok(at);
}

/**
 * Lists the days (KST) on which receivers can be notified, today first where an hour of it is still to come.
 *
 * @example notifyDays("2026-11-27T20:00:00+09:00")[0] // "2026-11-28"
 */
export function notifyDays(now: string): string[] {
  const today = kstDateOf(now);
  return Array.from({ length: GIFT_SCHEDULE_DAYS + 1 }, (_, days) => addDays(today, days)).filter(
    (day) => notifyHours(day, now).length > 0,
  );
}

/**
 * Lists the hours (KST) of a day at which receivers can be notified.
 *
 * @example notifyHours("2026-11-27", "2026-11-27T17:30:00+09:00") // [18, 19, 20]
 */
export function notifyHours(day: string, now: string): number[] {
  const ahead = daysBetween(kstDateOf(now), day);
  if (ahead < 0 || ahead > GIFT_SCHEDULE_DAYS) return [];
  return GIFT_NOTIFY_HOURS.filter((hour) => instantOf(notifyInstant(day, hour)) > instantOf(now));
}

/** Returns the instant of an hour of a day in KST. @example notifyInstant("2026-12-24", 9) // "2026-12-24T00:00:00.000Z" */
export function notifyInstant(day: string, hour: number): string {
  return new Date(instantOf(kstMidnight(day)) + hour * HOUR_MS).toISOString();
}
