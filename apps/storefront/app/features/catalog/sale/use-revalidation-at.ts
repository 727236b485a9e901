import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { serverClock } from "../../../server-clock/server-clock.ts";

/** Longest delay of a browser's timer, in ms. */
const MAX_DELAY = 2 ** 31 - 1;

/** Reads the data of the page again at an instant, e.g. the end of a timed price; does nothing for `null` or the past. */
export function useRevalidationAt(instant: string | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const delay = instant === null ? -1 : Date.parse(instant) - serverClock.now();
    if (!(delay >= 0) || delay > MAX_DELAY) return;
    const timer = setTimeout(() => void revalidate(), delay);
    return () => clearTimeout(timer);
  }, [instant, revalidate]);
}
