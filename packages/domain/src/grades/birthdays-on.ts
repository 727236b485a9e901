import { addDays } from "../calendar/kst.ts";

/** Days of each month, in a leap year. */
const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Returns true for a month and day that exist, `MM-DD`, 29 February included. */
export function isMonthDay(monthDay: string): boolean {
  if (!/^\d{2}-\d{2}$/.test(monthDay)) return false;
  const [month = 0, day = 0] = monthDay.split("-").map(Number);
  return day >= 1 && day <= (DAYS_OF_MONTHS[month - 1] ?? 0);
}

/**
 * Returns the birthdays that are celebrated on a date: its own, and on 28 February of a common year 29 February too.
 *
 * @param date `YYYY-MM-DD` in KST
 * @example birthdaysOn("2027-02-28") // ["02-28", "02-29"]
 */
export function birthdaysOn(date: string): string[] {
  const monthDay = date.slice(5);
  return monthDay === "02-28" && addDays(date, 1).endsWith("03-01") ? [monthDay, "02-29"] : [monthDay];
}
