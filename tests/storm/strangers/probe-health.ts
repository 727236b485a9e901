import { setTimeout as wait } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { createJsonClient } from "../../load/json-client.ts";

/** Times of the health check during a storm. */

export type Probe = {
  /** Returns the times of `/healthz` in ms since the last call. */
  take(): Promise<number[]>;
  stop(): Promise<void>;
};

const PAUSE_MS = 10;

/**
 * Requests `/healthz` repeatedly from its own thread, so that the shop is measured and not the thread that writes
 * pictures of 12 MB beside it.
 */
export function probeHealth(url: string): Probe {
  const worker = new Worker(new URL(import.meta.url), { workerData: url });
  return {
    async take() {
      const told = new Promise<number[]>((resolve) => worker.once("message", resolve));
      worker.postMessage("take");
      return told;
    },
    async stop() {
      await worker.terminate();
    },
  };
}

if (!isMainThread && typeof workerData === "string") {
  const client = createJsonClient(workerData, 1);
  let times: number[] = [];
  parentPort?.on("message", () => {
    parentPort?.postMessage(times);
    times = [];
  });
  for (;;) {
    const begin = performance.now();
    await client.send("GET", "/healthz", null);
    times.push(performance.now() - begin);
    await wait(PAUSE_MS);
  }
}
