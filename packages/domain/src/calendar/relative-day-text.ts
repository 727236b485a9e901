import { addDays, formatMonthDay, KOREAN_WEEKDAYS, weekdayOf } from "./kst.ts";

/** Names of today and tomorrow. */
const NEAR = ["오늘", "내일"] as const;
const DAYS_OF_WEEK = 7;

/**
 * Writes a KST date as people say it: today and tomorrow by name, a later day until Sunday by its weekday, others by date.
 *
 * @param today KST date
 * @example relativeDayText("2026-11-24", "2026-11-23") // "내일(화)"
 * @example relativeDayText("2026-11-27", "2026-11-23") // "금요일"
 * @example relativeDayText("2026-11-30", "2026-11-23") // "11월 30일 (월)"
 */
export function relativeDayText(day: string, today: string): string {
  const weekday = KOREAN_WEEKDAYS[weekdayOf(day)];
  const near = NEAR.find((_, ahead) => addDays(today, ahead) === day);
  if (near !== undefined) return `${near}(${weekday})`;
  return day > today && day <= lastDayOfWeek(today) ? `${weekday}요일` : formatMonthDay(day);
}

/** Returns the Sunday of the week of a date, which begins on Monday. */
function lastDayOfWeek(date: string): string {
  const days = Array.from({ length: DAYS_OF_WEEK }, (_, ahead) => addDays(date, ahead));
  return days.find((day) => weekdayOf(day) === "sun") ?? date;
}
