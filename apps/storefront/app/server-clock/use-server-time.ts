import { useEffect, useState } from "react";
import { serverClock } from "./server-clock.ts";

/**
 * Returns the server's time as ISO 8601, so that sales open and end on the page at the right second whatever the
 * device's clock shows.
 *
 * @param rendered render time, ISO 8601: the first paint must match the server's
 * @param ticks true to update every second
 */
export function useServerTime(rendered: string, ticks: boolean): string {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const time = serverClock.now();
      setNow(new Date(time).toISOString());
      if (ticks) timer = setTimeout(look, 1000 - (time % 1000));
    };
    look();
    return () => clearTimeout(timer);
  }, [ticks]);
  return now;
}
