import { type GoogleSettings, loadTracker } from "./analytics/load-tracker.ts";
import { showConsentPrompt } from "./analytics/show-consent-prompt.ts";
import { isInApp } from "./bridge/is-in-app.ts";
import type { bugs as Bugs } from "./error-reports/bugs.ts";
import { sayUnforeseen } from "./error-reports/say-unforeseen.ts";
import { type ReportSettings, startReporting } from "./error-reports/start-reporting.ts";
import { startWorkerWhereAllowed } from "./offline/start-worker-where-allowed.ts";

/** Milliseconds to wait after the page and its pictures have loaded. */
const PAUSE = 4000;
let isStarted = false;

/** Starts what no page waits for (analytics, error reports, service worker), loaded after hydration. Runs once. */
export function surround(
  settings: { google: GoogleSettings | null; errorReports: ReportSettings | null },
  bugs: typeof Bugs,
): void {
  if (isStarted) return;
  isStarted = true;
  sayUnforeseen();
  startReporting(settings.errorReports, bugs);
  loadTracker(settings.google);
  if (settings.google !== null) void showConsentPrompt();
  whenQuiet(() => startWorkerWhereAllowed(bugs));
  if (isInApp()) void import("./bridge/shell.ts").then(({ startShell }) => startShell());
}

/**
 * Runs a start function once the page is quiet, so that the worker's requests compete neither with the visible page nor
 * with its first touches.
 */
function whenQuiet(start: () => void): void {
  const later = () => setTimeout(start, PAUSE);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}
