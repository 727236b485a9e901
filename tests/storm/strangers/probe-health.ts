import { setTimeout as wait } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { createJsonClient } from "../../load/json-client.ts";

export type Probe = {
  /** Gives the times of `/healthz` in ms since the last call of this. */
  take(): Promise<number[]>;
  stop(): Promise<void>;
};

const PAUSE_MS = 10;

/**
 * Asks `/healthz` again and again from a thread of its own, so that what is measured is the shop and not the thread that
 * writes pictures of 12 MB beside it.
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
