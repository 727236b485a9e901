import { setTimeout as wait } from "node:timers/promises";

/** Waits for a promise, but no longer than some milliseconds; what is cut off is repaired by the next start. */
export async function waitWithin(milliseconds: number, end: Promise<unknown>): Promise<void> {
  const patience = new AbortController();
  await Promise.race([
    end,
    wait(milliseconds, undefined, { signal: patience.signal }).catch(() => undefined),
  ]);
  patience.abort();
}
