import { instantOf, kstDateOf } from "../calendar/kst.ts";
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
 * Returns the instant from which the time for the address counts: when the link was made, or when the receiver is notified
 * later than that.
 *
 * @example addressTimeFrom("2026-11-21T08:00:00.000Z", "2026-12-24T00:00:00.000Z") // "2026-12-24T00:00:00.000Z"
 */
export function addressTimeFrom(sentAt: string, notifyAt: string | null): string {
  return notifyAt !== null && instantOf(notifyAt) > instantOf(sentAt) ? notifyAt : sentAt;
}

/**
 * Reports whether a product leaves its farm on a fixed day before the time for the address is over.
 *
 * @param shipmentDate 출고일, KST; `null`: it has none
 * @param deadline last instant for entering an address
 * @example leavesBeforeAddress("2026-11-28", "2026-11-28T08:00:00.000Z") // true
 */
export function leavesBeforeAddress(shipmentDate: string | null, deadline: string): boolean {
  return shipmentDate !== null && shipmentDate <= kstDateOf(deadline);
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
