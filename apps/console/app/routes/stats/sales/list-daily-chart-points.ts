import { addDays } from "@todayfruit/domain/calendar/kst";
import {
  lengthOf,
  rangeBefore,
  type StatsRange,
} from "../../../features/stats/parse-and-shift-stats-range.ts";
import type { AnalyticsDay } from "./sum-tiles.tsx";

export type Measure = "revenue" | "purchases" | "sessions";
/** A day with its value and that of the day as many days after the beginning of the range before. */
export type DailyChartPoint = { day: string; now: number; earlier: number };

/** Lists each day of a range with its value beside that of the range before; a day without a row counts 0. */
export function listDailyChartPoints(
  range: StatsRange,
  days: readonly AnalyticsDay[],
  before: readonly AnalyticsDay[],
  measure: Measure,
): DailyChartPoint[] {
  const valueAt = (rows: readonly AnalyticsDay[], day: string) =>
    rows.find((row) => row.day === day)?.[measure] ?? 0;
  const rangeEarlier = rangeBefore(range);
  return Array.from({ length: lengthOf(range) }, (_, place) => {
    const day = addDays(range.from, place);
    return { day, now: valueAt(days, day), earlier: valueAt(before, addDays(rangeEarlier.from, place)) };
  });
}
