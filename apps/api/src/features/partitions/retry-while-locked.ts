import { setTimeout as wait } from "node:timers/promises";
import { asTrouble } from "../../db/connections/classify-database-trouble.ts";

const TRIES = 120;
/** Pause between two attempts, in ms: those who waited behind the attempt go on. */
const PAUSE_MS = 500;

/**
 * Repeats work that gave up a lock, for a minute. The job's next run goes on where this one ended.
 *
 * @throws the last trouble when the lock was never free
 */
export async function retryWhileLocked<T>(work: () => Promise<T>, pauseMs = PAUSE_MS): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || asTrouble(error)?.kind !== "locked") throw error;
      await wait(pauseMs);
    }
  }
}
