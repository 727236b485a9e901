import { useEffect, useState } from "react";
import { serverClock } from "../../api/server-clock.ts";

/**
 * The shop's time, so that what opens or ends does so on the page at its second, whatever the shopper's clock says.
 *
 * @param rendered when the page was made, ISO 8601: the first paint must agree with the server's
 * @param ticks whether something on the page depends on the second
 */
export function useNow(rendered: string, ticks: boolean): string {
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
