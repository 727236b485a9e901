import { shortDay } from "../../ui/format-dates-and-durations.ts";
import { classifyRecordPeriod, type PeriodState } from "./classify-record-period.ts";

type PeriodBarProps = { beginsAt: string; endsAt: string | null; now: number };

const DAY_MS = 86_400_000;
/** Days that the bar shows before and after now. */
const BEFORE = 7;
const AFTER = 14;
const DAYS = BEFORE + AFTER;

/** A period on a line of three weeks, with today marked; its days say the same. */
export function PeriodTimeline({ beginsAt, endsAt, now }: PeriodBarProps) {
  const placeOf = (instant: number) =>
    (Math.min(DAYS, Math.max(0, (instant - now) / DAY_MS + BEFORE)) / DAYS) * 100;
  const from = placeOf(Date.parse(beginsAt));
  const until = endsAt === null ? 100 : placeOf(Date.parse(endsAt));
  const state = classifyRecordPeriod({ beginsAt, endsAt }, now);
  return (
    <span className="block min-w-40">
      <span className="number text-micro">
        {shortDay(beginsAt)} ~ {endsAt === null ? "끝없이" : shortDay(endsAt)}
      </span>
      <svg className="block h-2.5 w-full" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
        <rect width="100" height="4" y="3" className="fill-line" />
        <rect x={from} width={Math.max(1, until - from)} height="4" y="3" className={FILLS[state]} />
        <rect x={(BEFORE / DAYS) * 100} width="0.6" height="10" className="fill-danger" />
      </svg>
    </span>
  );
}

const FILLS: Record<PeriodState, string> = {
  shown: "fill-brand",
  scheduled: "fill-info",
  ended: "fill-control",
};
