import { addDays, instantOf, kstDateOf, kstMidnight, kstTimeOf, weekdayOf } from "../calendar/kst.ts";

const HOUR_MS = 3_600_000;
/** Time of day until which an inquiry is answered on the same working day, and the hour by which it is. */
const SAME_DAY = { until: "15:00", hour: 18 } as const;
/** Hour of the next working day by which later ones are answered. */
const NEXT_DAY_HOUR = 12;

/**
 * Returns the instant by which an inquiry is answered: at 18:00 KST when it came on a working day before 15:00, else at
 * noon of the next working day.
 *
 * @param closedDays KST days, besides weekends, without work
 * @example computeAnswerDue("2026-11-23T13:20:00+09:00", new Set()) // "2026-11-23T09:00:00.000Z", 18:00 in Korea
 */
export function computeAnswerDue(askedAt: string, closedDays: ReadonlySet<string>): string {
  const asked = kstDateOf(askedAt);
  if (isWorkingDay(asked, closedDays) && kstTimeOf(askedAt) < SAME_DAY.until)
    return atHour(asked, SAME_DAY.hour);
  let day = addDays(asked, 1);
  while (!isWorkingDay(day, closedDays)) day = addDays(day, 1);
  return atHour(day, NEXT_DAY_HOUR);
}

function isWorkingDay(day: string, closedDays: ReadonlySet<string>): boolean {
  const weekday = weekdayOf(day);
  return weekday !== "sat" && weekday !== "sun" && !closedDays.has(day);
}

function atHour(day: string, hour: number): string {
  return new Date(instantOf(kstMidnight(day)) + hour * HOUR_MS).toISOString();
}
