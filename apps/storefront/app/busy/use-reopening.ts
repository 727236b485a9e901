import { useEffect, useState } from "react";
import { retryPause } from "./retry-pause.ts";

/**
 * Asks for the page of a busy shop again until it answers, and then opens it.
 *
 * @param retryAfter in s, as the refusal said
 * @returns whether it still asks by itself
 */
export function useReopening(retryAfter: number): boolean {
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askAfter = (tries: number, said: string | null) => {
      const pause = retryPause(tries, said, Math.random());
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
