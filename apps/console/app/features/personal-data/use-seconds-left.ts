import { useEffect, useState } from "react";

const SECOND_MS = 1000;

/** Returns how many seconds are left of a time that begins with `startedAt`; `null` before it and after it. */
export function useSecondsLeft(startedAt: number | null, lengthMs: number): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (startedAt === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [startedAt]);
  if (startedAt === null) return null;
  const left = Math.ceil((startedAt + lengthMs - now) / SECOND_MS);
  return left > 0 ? Math.min(left, lengthMs / SECOND_MS) : null;
}
