import { isMeasured } from "@todayfruit/domain/analytics/is-measured";
import { leaveUntold } from "./track.ts";

export type GoogleSettings = {
  measurementId: string;
  scriptUrl: string;
};

/** Whoever works here can be left out: `?measured=off`, until `?measured=on`. */
const OFF = "notMeasured";
/** After the page has come to life, when nobody waits for anything, in ms. */
const PAUSE = 1500;

/**
 * Loads the tracker when the page stands and is quiet. It stays away where a native SDK measures already, from programs,
 * and from who works here.
 */
export function loadTracker(google: GoogleSettings | null): void {
  if (!isMeasured(navigator.userAgent) || isLeftOut()) return;
  const load = () =>
    setTimeout(() => {
      // Rule: specification §7: what only counts fails in silence.
      import("./tracker.ts").then(({ startTracker }) => startTracker(google)).catch(() => undefined);
    }, PAUSE);
  if (document.readyState === "complete") load();
  else window.addEventListener("load", load, { once: true });
  window.addEventListener("pagehide", () => {
    try {
      leaveUntold(window.sessionStorage, Date.now());
    } catch {
      // The same rule: where nothing can be kept, nothing is counted.
    }
  });
}

function isLeftOut(): boolean {
  const said = new URLSearchParams(window.location.search).get("measured");
  if (said === "off") window.localStorage.setItem(OFF, "1");
  if (said === "on") window.localStorage.removeItem(OFF);
  return window.localStorage.getItem(OFF) !== null;
}
