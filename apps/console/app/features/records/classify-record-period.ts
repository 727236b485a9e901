/** Records that are shown within a period. */
type Period = { beginsAt: string; endsAt: string | null };
export type PeriodState = "shown" | "scheduled" | "ended";

/**
 * Returns whether a period is now, still to come or over.
 *
 * @example classifyRecordPeriod({ beginsAt: "2026-11-01T00:00:00Z", endsAt: null }, Date.parse("2026-11-23T00:00:00Z")) // "shown"
 */
export function classifyRecordPeriod({ beginsAt, endsAt }: Period, now: number): PeriodState {
  if (Date.parse(beginsAt) > now) return "scheduled";
  return endsAt !== null && Date.parse(endsAt) <= now ? "ended" : "shown";
}

/** Views of a list of records with periods. */
export const PERIOD_VIEWS = [
  {
    view: "shown",
    label: "보이는 중",
    has: (row: Period, now: number) => classifyRecordPeriod(row, now) === "shown",
  },
  {
    view: "scheduled",
    label: "예정",
    has: (row: Period, now: number) => classifyRecordPeriod(row, now) === "scheduled",
  },
  {
    view: "ended",
    label: "끝남",
    has: (row: Period, now: number) => classifyRecordPeriod(row, now) === "ended",
  },
  { view: "all", label: "모두", has: () => true },
] as const;

/** Instant at which a preview shows a record: when it begins, where that is to come. */
export function shownFrom({ beginsAt }: Pick<Period, "beginsAt">, now: number): { at?: string } {
  return Date.parse(beginsAt) > now ? { at: new Date(beginsAt).toISOString() } : {};
}
