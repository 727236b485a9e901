import type { bugs as Bugs } from "../error-reports/bugs.ts";
import { startWorker } from "./start-worker.ts";

/** Where workers are not allowed (a private window, a page without TLS), the shop is as it was before there were any. */
const NOT_ALLOWED = new Set(["SecurityError", "NotSupportedError", "AbortError", "InvalidStateError"]);

export function startWorkerWhereAllowed(bugs: typeof Bugs): void {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  // Sources are served without a worker: it would keep what was just changed.
  if (!container || import.meta.env.DEV) return;
  startWorker(container).catch((error: unknown) => {
    if (!(error instanceof DOMException && NOT_ALLOWED.has(error.name))) bugs.report(error);
  });
}
