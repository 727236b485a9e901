import { addDays, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import type { Day } from "./dispatch-day.repository.ts";

/**
 * Reads a day in KST with the instants between which its parcels leave: those of a day to come may leave from today on.
 *
 * @param now instant
 * @example computeDispatchDayRange("2026-11-23", new Date("2026-11-23T03:00:00Z")).from // 2026-11-22T15:00:00Z
 */
export function computeDispatchDayRange(day: string, now: Date): Day {
  const today = kstDateOf(now.toISOString());
  const first = day < today ? day : today;
  return { day, from: new Date(kstMidnight(first)), until: new Date(kstMidnight(addDays(day, 1))) };
}
