import { addDays, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";

/** Conversion of a catalogue's day offsets, relative to the KST day of the import. */
export type ImportDay = {
  /** Returns the calendar day `offset` days away, `YYYY-MM-DD`. */
  dateAt(offset: number): string;
  /** Returns the instant at which that day begins, or of its `time` (`HH:MM`, KST). */
  instantAt(offset: number, time?: string): string;
  /** Returns `instantAt`, at the latest the instant of the import. */
  pastInstantAt(offset: number, time: string): string;
  /** Returns the instant at which that day ends. */
  endOf(offset: number): string;
};

/**
 * Creates the conversion for an instant.
 *
 * @example convertDayOffsets(new Date("2026-11-20T15:00:00Z")).dateAt(-1) // "2026-11-20"
 */
export function convertDayOffsets(now: Date): ImportDay {
  const today = kstDateOf(now.toISOString());
  function instantAt(offset: number, time = "00:00"): string {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    const midnight = Date.parse(kstMidnight(addDays(today, offset)));
    return new Date(midnight + (hours * 60 + minutes) * 60_000).toISOString();
  }
  return {
    dateAt: (offset) => addDays(today, offset),
    instantAt,
    pastInstantAt(offset, time) {
      const at = Date.parse(instantAt(offset, time));
      return new Date(Math.min(at, now.getTime())).toISOString();
    },
    endOf: (offset) => kstMidnight(addDays(today, offset + 1)),
  };
}
