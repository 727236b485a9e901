import { createAdmissionQueue } from "@todayfruit/api/http/admission/create-admission-queue";
import { RefusalError } from "@todayfruit/api/http/refusal-error";

export type RenderBudget = {
  /** @throws RefusalError SHOP_BUSY when too many renders wait, in total or from one client */
  run<T>(address: string, render: () => Promise<T>): Promise<T>;
  /** Renders that wait. */
  readonly waiting: number;
};

/** Renders at once: rendering is CPU work, and more at once would only delay each. */
const AT_ONCE = 3;
const MAX_WAITING = 64;
/** Longest wait in ms. */
const PATIENCE_MS = 1500;
/** A browser opens at most six connections. */
const OF_ONE_ADDRESS = 8;

/**
 * Creates the render budget of a process: few at once, a short queue that refuses early, and a share per client no
 * larger than a browser needs, so that a client with many different pages leaves room for others.
 *
 * @param now monotonic clock in ms
 */
export function createRenderBudget(now: () => number): RenderBudget {
  const places = createAdmissionQueue({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING, now });
  const askedBy = new Map<string, number>();

  function count(address: string, change: 1 | -1): void {
    const asked = (askedBy.get(address) ?? 0) + change;
    if (asked === 0) askedBy.delete(address);
    else askedBy.set(address, asked);
  }

  return {
    get waiting() {
      return places.waiting;
    },
    async run(address, render) {
      if ((askedBy.get(address) ?? 0) >= OF_ONE_ADDRESS) throw new RefusalError("SHOP_BUSY");
      count(address, 1);
      try {
        const place = await places.enter(0, PATIENCE_MS);
        if (place === null) throw new RefusalError("SHOP_BUSY");
        try {
          return await render();
        } finally {
          place.release();
        }
      } finally {
        count(address, -1);
      }
    },
  };
}
