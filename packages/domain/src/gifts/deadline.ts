import { GIFT_REMINDER_DAYS } from "./vocabulary.ts";

const DAY_MS = 86_400_000;

/**
 * Until when an address may be entered: so many days after the link went out, to the second.
 *
 * @param sentAt ISO 8601
 * @example giftDeadline("2026-11-21T08:00:00.000Z", 7) // "2026-11-28T08:00:00.000Z"
 */
export function giftDeadline(sentAt: string, days: number): string {
  return new Date(Date.parse(sentAt) + days * DAY_MS).toISOString();
}

/**
 * How many of the reminders are due by now, 3 days before the end and 1 day before it.
 *
 * @example giftRemindersDue("2026-11-28T08:00:00.000Z", "2026-11-25T08:00:00.000Z") // 1
 */
export function giftRemindersDue(expiresAt: string, now: string): number {
  const left = Date.parse(expiresAt) - Date.parse(now);
  return GIFT_REMINDER_DAYS.filter((days) => left <= days * DAY_MS).length;
}
