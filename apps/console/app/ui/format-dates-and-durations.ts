import {
  formatShortDate,
  KOREAN_WEEKDAYS,
  kstDateOf,
  kstTimeOf,
  weekdayOf,
} from "@todayfruit/domain/calendar/kst";

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** @example shortDay("2026-11-23T02:42:00Z") // "11.23" */
export function shortDay(isoOrDate: string): string {
  return formatShortDate(isoOrDate.includes("T") ? kstDateOf(isoOrDate) : isoOrDate);
}

/** @example shortDate("2026-11-23") // "11.23 (월)" */
export function shortDate(date: string): string {
  return `${formatShortDate(date)} (${KOREAN_WEEKDAYS[weekdayOf(date)]})`;
}

/**
 * Writes an instant by the day in Korea: today by its time alone.
 *
 * @example instantText("2026-11-23T02:42:00Z", Date.parse("2026-11-23T03:00:00Z")) // "오늘 11:42"
 */
export function instantText(iso: string, now: number): string {
  const day = kstDateOf(iso);
  const isToday = day === kstDateOf(new Date(now).toISOString());
  return `${isToday ? "오늘" : shortDate(day)} ${kstTimeOf(iso)}`;
}

/**
 * Writes how long something has waited.
 *
 * @example waitText("2026-11-23T01:00:00Z", Date.parse("2026-11-23T02:52:00Z")) // "1시간 52분"
 */
export function waitText(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (minutes < 1) return "방금";
  if (hours < 1) return `${minutes}분`;
  if (hours < DAY_HOURS) return `${hours}시간 ${minutes % HOUR_MINUTES}분`;
  return `${Math.floor(hours / DAY_HOURS)}일 ${hours % DAY_HOURS}시간`;
}

/**
 * Writes a number of minutes of a day.
 *
 * @example minutesText(78) // "1시간 18분"
 */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  return [hours > 0 && `${hours}시간`, (rest > 0 || hours === 0) && `${rest}분`].filter(Boolean).join(" ");
}
