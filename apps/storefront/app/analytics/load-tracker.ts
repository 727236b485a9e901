import { isMeasuredUserAgent } from "@todayfruit/domain/analytics/is-measured-user-agent";
import type { GoogleSettings } from "./google-settings-types.ts";
import { isOptedOutByUrlParameter } from "./is-opted-out-by-url-parameter.ts";
import { pageEvents } from "./page-event-queue.ts";

/** Milliseconds to wait after the page has loaded. */
const PAUSE = 1500;

/**
 * Loads the tracker once the page is loaded and idle. Does not load it in the native apps (their SDK measures), for
 * bots, and for excluded browsers.
 */
export function loadTracker(google: GoogleSettings | null): void {
  if (!isMeasuredUserAgent(navigator.userAgent) || isOptedOutByUrlParameter()) {
    pageEvents.stop();
    return;
  }
  const load = () =>
    setTimeout(() => {
      // Rule: specification §7: errors in tracking are ignored.
      import("./start-tracker.ts").then(({ startTracker }) => startTracker(google)).catch(() => undefined);
    }, PAUSE);
  if (document.readyState === "complete") load();
  else window.addEventListener("load", load, { once: true });
}
