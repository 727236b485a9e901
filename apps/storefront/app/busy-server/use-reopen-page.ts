import { useEffect, useState } from "react";
import { deriveRetryPause } from "./derive-retry-pause.ts";

/**
 * Requests the page of a busy server until it answers, then opens it.
 *
 * @param retryAfter seconds named by the refusal
 * @returns true while it retries automatically
 */
export function useReopenPage(retryAfter: number): boolean {
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askAfter = (tries: number, said: string | null) => {
      const pause = deriveRetryPause(tries, said, Math.random());
      if (pause === null) setAsking(false);
      else timer = setTimeout(() => void ask(tries), pause);
    };
    async function ask(tries: number): Promise<void> {
      const answer = await fetch(window.location.href, { method: "HEAD", cache: "no-store" }).catch(
        () => null,
      );
      if (answer && answer.status !== 503) window.location.reload();
      else askAfter(tries + 1, answer?.headers.get("retry-after") ?? null);
    }
    askAfter(0, String(retryAfter));
    return () => clearTimeout(timer);
  }, [retryAfter]);
  return isAsking;
}
