import { GIFT_REMINDER_DAYS } from "./gift-limits.ts";

/** Deadline for entering the address of a gift, and its reminders. */

const DAY_MS = 86_400_000;

/**
 * Returns the instant until which an address may be entered: `days` days after the link was sent, to the second.
 *
 * @param sentAt ISO 8601
 * @example giftDeadline("2026-11-21T08:00:00.000Z", 7) // "2026-11-28T08:00:00.000Z"
 */
export function giftDeadline(sentAt: string, days: number): string {
  return new Date(Date.parse(sentAt) + days * DAY_MS).toISOString();
}

/**
 * Counts the reminders due by `now`: one 3 days and one 1 day before the deadline.
 *
 * @example giftRemindersDue("2026-11-28T08:00:00.000Z", "2026-11-25T08:00:00.000Z") // 1
 */
export function giftRemindersDue(expiresAt: string, now: string): number {
  const left = Date.parse(expiresAt) - Date.parse(now);
  return GIFT_REMINDER_DAYS.filter((days) => left <= days * DAY_MS).length;
}
