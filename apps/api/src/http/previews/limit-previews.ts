import { DatabaseTrouble } from "../../db/connections/classify-database-trouble.ts";
import { createAdmissionQueue } from "../admission/create-admission-queue.ts";
import { RefusalError } from "../refusal-error.ts";
import type { PreviewRunner } from "./preview-runner-types.ts";

/** One at once: a preview holds a connection of background work, and rows, while it is made. */
const AT_ONCE = 1;
const MAX_WAITING = 32;
/** Longest wait in ms. */
const PATIENCE_MS = 5000;

/**
 * Limits the previews of a process.
 *
 * @param now monotonic clock in ms
 * @returns the runner; throws RefusalError SHOP_BUSY when too many wait or another transaction holds a row
 */
export function limitPreviews(run: PreviewRunner, now: () => number): PreviewRunner {
  const places = createAdmissionQueue({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING, now });
  return async (services, token, work) => {
    const place = await places.enter(0, PATIENCE_MS);
    if (place === null) throw new RefusalError("SHOP_BUSY");
    try {
      return await run(services, token, work);
    } catch (error) {
      throw error instanceof DatabaseTrouble ? new RefusalError("SHOP_BUSY") : error;
    } finally {
      place.release();
    }
  };
}
