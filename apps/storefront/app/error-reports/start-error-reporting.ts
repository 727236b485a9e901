import type { errorReportQueue as ErrorReporter } from "./error-report-queue.ts";
import type { ErrorReportSettings } from "./error-report-settings-types.ts";

/**
 * Starts reporting errors. The reporter is loaded after the page, and only where the shop configures it; otherwise
 * nothing is loaded or sent.
 */
export function startErrorReporting(
  settings: ErrorReportSettings | null,
  errorReportQueue: typeof ErrorReporter,
): void {
  if (settings === null) return;
  const early = (event: ErrorEvent) => errorReportQueue.report(event.error);
  const lost = (event: PromiseRejectionEvent) => errorReportQueue.report(event.reason);
  window.addEventListener("error", early);
  window.addEventListener("unhandledrejection", lost);

  async function load(known: ErrorReportSettings): Promise<void> {
    const { startSentry } = await import("./start-sentry.ts");
    window.removeEventListener("error", early);
    window.removeEventListener("unhandledrejection", lost);
    errorReportQueue.forwardTo(startSentry(known));
  }

  if (document.readyState === "complete") void load(settings);
  else window.addEventListener("load", () => void load(settings), { once: true });
}
