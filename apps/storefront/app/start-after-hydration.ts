import { mountConsentPrompt } from "./analytics/consent/mount-consent-prompt.ts";
import type { GoogleSettings } from "./analytics/google-settings-types.ts";
import { loadTracker } from "./analytics/load-tracker.ts";
import type { errorReportQueue as ErrorReporter } from "./error-reports/error-report-queue.ts";
import type { ErrorReportSettings } from "./error-reports/error-report-settings-types.ts";
import { showUnhandledRejections } from "./error-reports/show-unhandled-rejections.ts";
import { startErrorReporting } from "./error-reports/start-error-reporting.ts";
import { isInApp } from "./native-app/is-in-app.ts";
import { startServiceWorkerIfAllowed } from "./offline/start-service-worker-if-allowed.ts";

/** Milliseconds to wait after the page and its pictures have loaded. */
const PAUSE = 4000;
let isStarted = false;

/** Starts what no page waits for (analytics, error reports, service worker), loaded after hydration. Runs once. */
export function startAfterHydration(
  settings: { google: GoogleSettings | null; errorReports: ErrorReportSettings | null },
  errorReportQueue: typeof ErrorReporter,
): void {
  if (isStarted) return;
  isStarted = true;
  showUnhandledRejections();
  startErrorReporting(settings.errorReports, errorReportQueue);
  loadTracker(settings.google);
  if (settings.google !== null) void mountConsentPrompt();
  whenQuiet(() => startServiceWorkerIfAllowed(errorReportQueue));
  if (isInApp())
    void import("./native-app/connect-native-app-and-share.ts").then(({ connectNativeApp }) =>
      connectNativeApp(),
    );
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
