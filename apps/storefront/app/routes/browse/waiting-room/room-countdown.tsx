import { instantOf } from "@todayfruit/domain/calendar/kst";
import { LiveRegion } from "../../../ui/accessibility/live-region.tsx";

/** Minutes left at which the clock is read out. */
const READ_AT = [5, 3, 1] as const;

type RoomClockProps = {
  /** What it counts down to, e.g. `열 때까지`. */
  label: string;
  until: string;
  /** Clock of the shop, ISO 8601, updated every second. */
  now: string;
};

/** Countdown in minutes and seconds, with hours where there are any; read out at five, three and one minute. */
export function RoomCountdown({ label, until, now }: RoomClockProps) {
  const seconds = Math.max(0, Math.ceil((instantOf(until) - instantOf(now)) / 1000));
  const hours = Math.floor(seconds / 3600);
  const parts = [...(hours > 0 ? [hours] : []), Math.floor(seconds / 60) % 60, seconds % 60];
  const minutes = READ_AT.findLast((each) => seconds <= each * 60 && seconds > each * 60 - 60);
  return (
    <>
      <div
        className="mt-2 text-figure1 leading-none font-extrabold tracking-figure tabular-nums"
        role="timer"
        aria-label={`${label} ${spoken(parts)}`}
      >
        {parts.map((part) => String(part).padStart(2, "0")).join(":")}
      </div>
      <LiveRegion text={minutes === undefined ? "" : `${label} ${minutes}분`} />
    </>
  );
}

function spoken(parts: readonly number[]): string {
  const units = ["시간", "분", "초"].slice(-parts.length);
  return parts.map((part, index) => `${part}${units[index]}`).join(" ");
}
