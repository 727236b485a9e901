import { useEffect, useState } from "react";
import { serverClock } from "../../server-clock/server-clock.ts";
import { useRevalidationAt } from "../catalog/sale/use-revalidation-at.ts";

/**
 * Countdown to the end of a display group in hours, minutes and seconds. Rendered in the browser only, since a cached page has no
 * current time; at the end the page is read again.
 */
export function GroupCountdown({ endsAt }: { endsAt: string }) {
  const [left, setLeft] = useState<number | null>(null);
  useRevalidationAt(endsAt);
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.floor((Date.parse(endsAt) - serverClock.now()) / 1000)));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);

  if (left === null || left === 0) return null;
  const parts = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60];
  return (
    <span
      className="absolute right-(--gutter) bottom-0 inline-flex items-center gap-3px tabular-nums"
      role="timer"
      aria-label="남은 시간"
    >
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds never change places.
        <span key={index} className="inline-flex items-center gap-3px">
          {index > 0 && <i className="font-bold text-ink-3 not-italic">:</i>}
          <b className="h-7 min-w-7.5 rounded-7 bg-ink px-1 text-center text-body2/7 font-bold text-canvas">
            {String(part).padStart(2, "0")}
          </b>
        </span>
      ))}
    </span>
  );
}
