import type { WorkerMessage } from "../service-worker/worker-message-type-and-parser.ts";
import { showSnackbar } from "../ui/overlay/snackbar-store.ts";

/**
 * Starts the service worker once the page is loaded, passes it the files loaded before, and offers a waiting new
 * version.
 */
export async function startAndUpdateServiceWorker(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.register("/service-worker.js");
  offer(registration, container);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => offer(registration, container));
  });
  if (cameByWorker()) return;
  const { active } = await container.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  tell(active, { kind: "keep", addresses: [window.location.href, ...loaded] });
}

/** Checks whether the worker handled this page's request; it may have started afterwards. */
function cameByWorker(): boolean {
  const [page] = performance.getEntriesByType("navigation");
  return page instanceof PerformanceNavigationTiming && page.workerStart > 0;
}

function offer(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
  const { waiting } = registration;
  if (!waiting || !container.controller) return;
  showSnackbar("새 버전이 나왔어요", {
    action: {
      label: "새로고침",
      run() {
        container.addEventListener("controllerchange", () => window.location.reload(), { once: true });
        tell(waiting, { kind: "takeOver" });
      },
    },
  });
}

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}
