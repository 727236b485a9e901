import type { bugs as Bugs } from "../error-reports/bugs.ts";
import { startWorker } from "./start-worker.ts";

/** Errors of browsers that forbid workers (private windows, pages without TLS); the shop works without one. */
const NOT_ALLOWED = new Set(["SecurityError", "NotSupportedError", "AbortError", "InvalidStateError"]);

export function startWorkerWhereAllowed(bugs: typeof Bugs): void {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  // The development server runs without a worker, which would cache edited sources.
  if (!container || import.meta.env.DEV) return;
  startWorker(container).catch((error: unknown) => {
    if (!(error instanceof DOMException && NOT_ALLOWED.has(error.name))) bugs.report(error);
  });
}
