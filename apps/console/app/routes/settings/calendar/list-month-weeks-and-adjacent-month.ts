import { addDays, WEEKDAYS, weekdayOf } from "@todayfruit/domain/calendar/kst";

const WEEK_DAYS = 7;

/**
 * Lists the days of a month's calendar in weeks from Sunday, with the days of the neighbouring months that fill them.
 *
 * @param month e.g. `2026-11`
 * @example weeksOf("2026-11")[0] // ["2026-11-01", …, "2026-11-07"]
 */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  let day = addDays(first, -WEEKDAYS.indexOf(weekdayOf(first)));
  const weeks: string[][] = [];
  while (day.slice(0, month.length) <= month) {
    const from = day;
    weeks.push(Array.from({ length: WEEK_DAYS }, (_, offset) => addDays(from, offset)));
    day = addDays(day, WEEK_DAYS);
  }
  return weeks;
}

/** @example monthAfter("2026-12", 1) // "2027-01" */
export function monthAfter(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const months = year * 12 + (number - 1) + by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}
