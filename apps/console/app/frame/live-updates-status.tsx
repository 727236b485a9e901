import { useEffect, useState, useSyncExternalStore } from "react";
import { streamStateStore } from "../features/live/stream-state-store.ts";
import { SILENT_MS } from "../features/live/use-change-stream.ts";

const SECOND_MS = 1000;

/** Says how fresh the screen is, and when changes do not arrive by themselves. */
export function LiveUpdatesStatus() {
  const { isLive, heardAt } = useSyncExternalStore(
    streamStateStore.subscribe,
    streamStateStore.get,
    streamStateStore.get,
  );
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (heardAt === 0) return null;
  const age = Math.max(0, now - heardAt);
  const isLost = !isLive || age > SILENT_MS;
  return (
    <p
      className={`ml-auto flex items-center gap-1.5 text-micro font-medium whitespace-nowrap ${isLost ? "text-warning" : "text-ink-2"}`}
    >
      <span className={`size-2 rounded-full ${isLost ? "bg-warning" : "bg-brand"}`} aria-hidden />
      {isLost ? "끊겼어요. 다시 잇는 중이에요" : `실시간 · ${Math.floor(age / SECOND_MS)}초 전`}
      <output className="sr-only">{isLost && "바뀐 것이 바로 오지 않아요. 10초마다 다시 읽어요"}</output>
    </p>
  );
}
