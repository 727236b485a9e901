import type { WorkerMessage } from "../service-worker/message.ts";
import { showSnackbar } from "../ui/overlay/snackbar-store.ts";

/**
 * Starts the service worker once the page has everything it needs, hands it what was loaded before it was there, and
 * offers a new version when one waits.
 */
export async function startWorker(container: ServiceWorkerContainer): Promise<void> {
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

/** Whether the worker saw this page being fetched: it may have begun just afterwards. */
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
