import { addDays, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";

/** What the offsets of a catalogue mean on the KST day of its import. */
export type ImportDay = {
  /** The calendar day `offset` days away, `YYYY-MM-DD`. */
  dateAt(offset: number): string;
  /** The instant at which that day begins, or `time` (`HH:MM`, KST) of it. */
  instantAt(offset: number, time?: string): string;
  /** `instantAt`, but never later than the import itself. */
  pastInstantAt(offset: number, time: string): string;
  /** The instant at which that day is over. */
  endOf(offset: number): string;
};

/** @example importDay(new Date("2026-11-20T15:00:00Z")).dateAt(-1) // "2026-11-20" */
export function importDay(now: Date): ImportDay {
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
