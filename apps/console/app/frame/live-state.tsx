import { useEffect, useState } from "react";
import { useWaiting } from "./use-waiting.ts";

const SECOND_MS = 1000;
/** Age in ms beyond which the screen says that it is not live. */
const STALE_MS = 15_000;

/** Says how fresh the screen is, and when it is not. */
export function LiveState() {
  const { readAt, isLost } = useWaiting();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (readAt === 0) return null;
  const age = Math.max(0, now - readAt);
  const isStale = isLost || age > STALE_MS;
  return (
    <p
      className={`ml-auto flex items-center gap-1.5 text-micro font-medium whitespace-nowrap ${isStale ? "text-warning" : "text-ink-2"}`}
    >
      <span className={`size-2 rounded-full ${isStale ? "bg-warning" : "bg-brand"}`} aria-hidden />
      {isStale ? "끊겼어요. 다시 잇는 중이에요" : `실시간 · ${Math.floor(age / SECOND_MS)}초 전`}
    </p>
  );
}
