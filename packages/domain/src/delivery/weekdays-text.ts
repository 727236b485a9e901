import { KOREAN_WEEKDAYS, WEEKDAYS, type Weekday } from "../calendar/kst.ts";

/**
 * Names weekdays: three or more in a row by the first and the last, others one by one; a row may pass over the end of the
 * week.
 *
 * @example weekdaysText(["sun", "mon", "tue", "wed", "thu"]) // "일~목요일"
 * @example weekdaysText(["fri", "sat"]) // "금·토요일"
 */
export function weekdaysText(weekdays: readonly string[]): string {
  const days = WEEKDAYS.filter((day) => weekdays.includes(day));
  if (days.length === 0) return "";
  if (days.length === WEEKDAYS.length) return "매일";
  return `${rowsOf(days).map(rowText).join("·")}요일`;
}

/** Returns the weekdays that are not among these. */
export function otherWeekdays(weekdays: readonly string[]): Weekday[] {
  return WEEKDAYS.filter((day) => !weekdays.includes(day));
}

/** Splits weekdays into rows of consecutive days, the week taken as a circle that begins after a gap. */
function rowsOf(days: readonly Weekday[]): Weekday[][] {
  const gap = WEEKDAYS.findIndex((day) => !days.includes(day));
  const rows: Weekday[][] = [];
  let isOpen = false;
  for (let step = 1; step <= WEEKDAYS.length; step += 1) {
    const day = WEEKDAYS[(gap + step) % WEEKDAYS.length];
    const isDay = day !== undefined && days.includes(day);
    if (isDay && isOpen) rows.at(-1)?.push(day);
    else if (isDay) rows.push([day]);
    isOpen = isDay;
  }
  return rows;
}

function rowText(row: readonly Weekday[]): string {
  const names = row.map((day) => KOREAN_WEEKDAYS[day]);
  return names.length < 3 ? names.join("·") : `${names[0]}~${names.at(-1)}`;
}
