import { addDays, WEEKDAYS, weekdayOf } from "@todayfruit/domain/calendar/kst";

/**
 * Lists the weeks from that of the first day to that of the last, each from Sunday to Saturday.
 *
 * @param days `YYYY-MM-DD` in KST, ascending
 * @example listCalendarWeeks(["2026-11-25", "2026-12-01"]) // [["2026-11-22", …], ["2026-11-29", …]]
 */
export function listCalendarWeeks(days: readonly string[]): string[][] {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const weeks: string[][] = [];
  let sunday = addDays(first, -WEEKDAYS.indexOf(weekdayOf(first)));
  for (; sunday <= last; sunday = addDays(sunday, WEEKDAYS.length)) {
    const start = sunday;
    weeks.push(WEEKDAYS.map((_, index) => addDays(start, index)));
  }
  return weeks;
}
