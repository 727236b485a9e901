import { addDays } from "@todayfruit/domain/calendar/kst";

/** Days of a year by the Korean lunar calendar, as the runtime's own calendars know it. */
const LUNAR = new Intl.DateTimeFormat("en-u-ca-dangi", { timeZone: "UTC", month: "numeric", day: "numeric" });
/** The first lunar month begins at the earliest on 20 January of the year; its thirteenth ends in the next February. */
const DAYS_OF_A_LUNAR_YEAR = 400;

/**
 * Finds the day (`YYYY-MM-DD`) of a date of the Korean lunar calendar, outside of leap months, whose names differ.
 *
 * @example dayOfLunarDate(2026, 8, 15) // "2026-09-25"
 */
export function dayOfLunarDate(year: number, month: number, date: number): string {
  const first = `${year}-01-20`;
  for (let ahead = 0; ahead < DAYS_OF_A_LUNAR_YEAR; ahead += 1) {
    const day = addDays(first, ahead);
    if (LUNAR.format(new Date(`${day}T00:00:00Z`)) === `${month}/${date}`) return day;
  }
  throw new RangeError(`No such day of the lunar year ${year}: ${month}/${date}`);
}
