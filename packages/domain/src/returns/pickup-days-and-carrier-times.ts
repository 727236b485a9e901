import { addDays, kstDateOf, kstMidnight } from "../calendar/kst.ts";
import { type DeliveryCalendar, isDeliveryDay } from "../delivery/delivery-calendar.ts";

/** Number of days that a buyer chooses from, and how far ahead they are looked for. */
const DAYS_OFFERED = 7;
const DAYS_AHEAD = 21;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const POLL_MS = 2 * HOUR_MS;
const GIVE_UP_MS = 14 * DAY_MS;
const FIRST_PAUSE_MS = 5 * 60_000;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;

/**
 * Lists the days on which a carrier can collect goods: from tomorrow, without its rest days, closed days and holidays.
 *
 * @param today KST date
 * @example pickupDays(calendar, "04", "2026-11-27") // ["2026-11-28", "2026-11-30", …]: Sunday is a rest day
 */
export function pickupDays(calendar: DeliveryCalendar, carrierCode: string, today: string): string[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index + 1));
  return days.filter((day) => isDeliveryDay(calendar, carrierCode, day)).slice(0, DAYS_OFFERED);
}

/**
 * Returns the instant at which a carrier is asked next whether goods were collected: from the day of the pickup every two
 * hours, for two weeks; `null` when it is not asked again.
 *
 * @param pickupOn KST date
 */
export function nextPickupLook(pickupOn: string, now: Date): Date | null {
  const begin = Date.parse(kstMidnight(pickupOn));
  if (now.getTime() - begin >= GIVE_UP_MS) return null;
  return new Date(Math.max(begin, now.getTime()) + POLL_MS);
}

/**
 * Returns the instant of the next try after failures: in 5, 10, 20 … minutes, at most six hours.
 *
 * @param failures consecutive tries without an answer, at least 1
 */
export function nextPickupTry(failures: number, now: Date): Date {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10));
  return new Date(now.getTime() + pause);
}

/** Reports whether a KST date is over in Korea. */
export function isPickupDayPast(pickupOn: string, now: Date): boolean {
  return pickupOn < kstDateOf(now.toISOString());
}
