import { addDays, formatMonthDay } from "@todayfruit/domain/calendar/kst";

/** Writes the KST day of a view. @example formatViewedDay("2026-11-21", "2026-11-23") // "11월 21일 (토)" */
export function formatViewedDay(day: string, today: string): string {
  if (day === today) return "오늘";
  return day === addDays(today, -1) ? "어제" : formatMonthDay(day);
}
