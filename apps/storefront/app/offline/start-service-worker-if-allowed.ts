import type { errorReportQueue as ErrorReporter } from "../error-reports/error-report-queue.ts";
import { startAndUpdateServiceWorker } from "./start-and-update-service-worker.ts";

/** Errors of browsers that forbid workers (private windows, pages without TLS); the shop works without one. */
const NOT_ALLOWED = new Set(["SecurityError", "NotSupportedError", "AbortError", "InvalidStateError"]);

export function startServiceWorkerIfAllowed(errorReportQueue: typeof ErrorReporter): void {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  // The development server runs without a worker, which would cache edited sources.
  if (!container || import.meta.env.DEV) return;
  startAndUpdateServiceWorker(container).catch((error: unknown) => {
    if (!(error instanceof DOMException && NOT_ALLOWED.has(error.name))) errorReportQueue.report(error);
  });
}
