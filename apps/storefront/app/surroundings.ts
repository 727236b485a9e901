import { type GoogleSettings, loadTracker } from "./analytics/load-tracker.ts";
import { showConsentPrompt } from "./analytics/show-consent-prompt.ts";
import { isInApp } from "./bridge/is-in-app.ts";
import type { bugs as Bugs } from "./error-reports/bugs.ts";
import { sayUnforeseen } from "./error-reports/say-unforeseen.ts";
import { type ReportSettings, startReporting } from "./error-reports/start-reporting.ts";
import { startWorkerWhereAllowed } from "./offline/start-worker-where-allowed.ts";

/** After the page and its pictures are there, in ms. */
const PAUSE = 4000;
let isStarted = false;

/** What goes on around the pages and no page waits for; it is fetched when the first one has come to life. Runs once. */
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

/** What the worker fetches for later does not compete with the page that is looked at, nor with its first touches. */
function whenQuiet(start: () => void): void {
  const later = () => setTimeout(start, PAUSE);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}
