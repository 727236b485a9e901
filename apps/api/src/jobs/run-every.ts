import type { Log } from "../http/log.ts";
import { errorFields } from "../http/log.ts";

export type RunningJob = { stop(): Promise<void> };

/** Runs a job repeatedly with a pause in between; `stop` waits for the current run. */
export function runEvery(seconds: number, name: string, log: Log, job: () => Promise<unknown>): RunningJob {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await job();
    } catch (error) {
      log.error("job failed", { job: name, ...errorFields(error) });
    }
    if (!isStopped) schedule(seconds * 1000);
  }

  function schedule(delay: number): void {
    timer = setTimeout(() => {
      running = run();
    }, delay);
  }

  schedule(0);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
