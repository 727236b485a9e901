/**
 * Dates of the shop. An instant is an ISO 8601 string with its offset; a date is `YYYY-MM-DD` in KST (UTC+9, no
 * daylight saving). Nothing in this file reads the clock. It is the only file of the domain that builds dates.
 */

export const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const KOREAN_WEEKDAYS: Record<Weekday, string> = {
  sun: "일",
  mon: "월",
  tue: "화",
  wed: "수",
  thu: "목",
  fri: "금",
  sat: "토",
};
const MS_PER_DAY = 86_400_000;
const KST_OFFSET_MS = 9 * 3_600_000;

/**
 * Converts an instant to ms since 1970. Throws a RangeError for a string without offset, which would mean different
 * instants on different machines.
 *
 * @example instantOf("2026-11-21T12:00:00+09:00") === instantOf("2026-11-21T03:00:00Z")
 */
export function instantOf(iso: string): number {
  const ms = /T.*(Z|[+-]\d{2}:\d{2})$/.test(iso) ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(ms)) throw new RangeError(`Not an instant with an offset: ${iso}`);
  return ms;
}

/** @example kstDateOf("2026-11-20T15:00:00Z") // "2026-11-21" */
export function kstDateOf(iso: string): string {
  return kstIso(iso).slice(0, 10);
}

/**
 * Reports whether two instants fall in the same calendar month in KST: carrier billing (휴대폰 결제) closes at its end.
 *
 * @example isSameKstMonth("2026-11-30T14:59:59Z", "2026-11-30T15:00:00Z") // false: the second is 1 December in Korea
 */
export function isSameKstMonth(one: string, other: string): boolean {
  return kstDateOf(one).slice(0, 7) === kstDateOf(other).slice(0, 7);
}

/** Returns the time of day in KST, `HH:MM`. @example kstTimeOf("2026-11-21T04:05:59Z") // "13:05" */
export function kstTimeOf(iso: string): string {
  return kstIso(iso).slice(11, 16);
}

/** Reports whether a text is a date that exists. @example isCalendarDay("2026-02-29") // false */
export function isCalendarDay(text: string): boolean {
  return !Number.isNaN(utcOrNaN(text));
}

/**
 * Reports whether a text is an instant with its offset, on a date that exists.
 *
 * @example isInstant("2026-11-30T00:00:00+09:00") // true
 * @example isInstant("2026-02-30T00:00:00Z") // false
 */
export function isInstant(text: string): boolean {
  const isWritten = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  return isWritten && isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

/** Returns the instant at which a KST date begins. @example kstMidnight("2026-11-21") // "2026-11-20T15:00:00.000Z" */
export function kstMidnight(date: string): string {
  return new Date(utcOf(date) - KST_OFFSET_MS).toISOString();
}

/** @example addDays("2026-11-30", 7) // "2026-12-07" */
export function addDays(date: string, days: number): string {
  return new Date(utcOf(date) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/**
 * Returns the day on which a period of `months` months ends: the same day of that month or, when it has no such day,
 * the first of the next one (민법 제160조).
 *
 * @example afterMonths("2026-11-21", 12) // "2027-11-21"
 * @example afterMonths("2028-02-29", 12) // "2029-03-01"
 */
export function afterMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date);
  const to = year * 12 + (month - 1) + months;
  const first = `${String(Math.floor(to / 12)).padStart(4, "0")}-${String((to % 12) + 1).padStart(2, "0")}-01`;
  const same = addDays(first, day - 1);
  return same.slice(0, 7) === first.slice(0, 7) ? same : `${same.slice(0, 8)}01`;
}

/** @example daysBetween("2026-11-21", "2026-11-23") // 2 */
export function daysBetween(from: string, to: string): number {
  return (utcOf(to) - utcOf(from)) / MS_PER_DAY;
}

/** @example weekdayOf("2026-11-23") // "mon" */
export function weekdayOf(date: string): Weekday {
  // 1970-01-01 was a Thursday.
  const sinceSunday = (utcOf(date) / MS_PER_DAY + 4) % 7;
  const weekday = WEEKDAYS[sinceSunday < 0 ? sinceSunday + 7 : sinceSunday];
  if (weekday === undefined) throw new RangeError(`No weekday of ${date}`);
  return weekday;
}

/** @example formatMonthDay("2026-11-23") // "11월 23일 (월)" */
export function formatMonthDay(date: string): string {
  const { month, day } = partsOf(date);
  return `${month}월 ${day}일 (${KOREAN_WEEKDAYS[weekdayOf(date)]})`;
}

/** @example formatFullDate("2026-11-21") // "2026. 11. 21 (토)" */
export function formatFullDate(date: string): string {
  const { year, month, day } = partsOf(date);
  return `${year}. ${month}. ${day} (${KOREAN_WEEKDAYS[weekdayOf(date)]})`;
}

/** @example formatShortDate("2026-11-21") // "11.21" */
export function formatShortDate(date: string): string {
  const { month, day } = partsOf(date);
  return `${month}.${day}`;
}

function kstIso(iso: string): string {
  return new Date(instantOf(iso) + KST_OFFSET_MS).toISOString();
}

function partsOf(date: string): { year: number; month: number; day: number } {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return { year: Number.NaN, month: Number.NaN, day: Number.NaN };
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) };
}

function utcOf(date: string): number {
  const ms = utcOrNaN(date);
  if (Number.isNaN(ms)) throw new RangeError(`Not a date: ${date}`);
  return ms;
}

/** Returns the midnight of a date in UTC, in ms since 1970; NaN for a text that is none. Called for every product shown. */
function utcOrNaN(text: string): number {
  const { year, month, day } = partsOf(text);
  const date = new Date(Date.UTC(year, month - 1, day));
  // Date.UTC would turn 2026-02-30 into a day of March.
  const exists =
    date.getUTCDate() === day && date.getUTCMonth() === month - 1 && date.getUTCFullYear() === year;
  return exists ? date.getTime() : Number.NaN;
}
