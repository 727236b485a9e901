import { instantOf } from "@todayfruit/domain/calendar/kst";

const UNITS = [
  ["일", 86_400],
  ["시간", 3_600],
  ["분", 60],
  ["초", 1],
] as const;

/** Countdown in days, hours, minutes and seconds; stops at zero. */
export function CountdownBoxes({ until, now }: { until: string; now: string }) {
  const left = timeLeft(until, now);
  return (
    <div className="grid grid-cols-4 gap-2 tabular-nums" role="timer" aria-label="남은 시간">
      {UNITS.map(([unit], index) => (
        <span key={unit} className="flex flex-col items-center rounded-md bg-surface pt-2.5 pb-2">
          <b className="text-figure5/7.5 font-extrabold">
            {index === 0 ? left[index] : String(left[index]).padStart(2, "0")}
          </b>
          <span className="text-micro text-ink-3">{unit}</span>
        </span>
      ))}
    </div>
  );
}

/** @example timeLeft("2026-11-25T01:00:00Z", "2026-11-21T05:17:52Z") // [3, 19, 42, 8] */
export function timeLeft(until: string, now: string): number[] {
  let seconds = Math.max(0, Math.ceil((instantOf(until) - instantOf(now)) / 1000));
  return UNITS.map(([, size]) => {
    const whole = Math.floor(seconds / size);
    seconds -= whole * size;
    return whole;
  });
}
