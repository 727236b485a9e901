import type { BoundCall } from "../bind-calls.ts";
import type { Services } from "../handler-context-types.ts";
import { RefusalError } from "../refusal-error.ts";
import { type CallConcurrencyLimit, limitOf, type WorkKind } from "./call-concurrency-limits.ts";
import { createAdmissionQueue } from "./create-admission-queue.ts";
import type { AddQueue } from "./register-request-queue-gauge.ts";

/** Runs the work of a call in a permit of its kind, with the database pool of its kind. */
export type ConcurrencyLimiter = {
  /** @throws RefusalError SHOP_BUSY when too much of the kind waits already */
  run<T>(bound: BoundCall, services: Services, work: (services: Services) => Promise<T>): Promise<T>;
};

/** Places and longest queue of each kind in one process; a browser opens at most six connections. */
const LIMITS: Record<WorkKind, { atOnce: number; maxWaiting: number }> = {
  browse: { atOnce: 16, maxWaiting: 512 },
  buy: { atOnce: 12, maxWaiting: 512 },
  outside: { atOnce: 64, maxWaiting: 64 },
  draw: { atOnce: 1, maxWaiting: 8 },
  operate: { atOnce: 8, maxWaiting: 64 },
};

/**
 * Creates the limits of a process. Each kind of work has permits of its own, so a slow kind does not slow the others,
 * and a queue that refuses early instead of growing.
 *
 * @param onQueue registers each queue with its kind, to be measured
 */
export function createConcurrencyLimiter(
  now: () => number,
  onQueue: AddQueue = () => undefined,
): ConcurrencyLimiter {
  const admissions = {
    browse: createAdmissionQueue({ ...LIMITS.browse, now }),
    buy: createAdmissionQueue({ ...LIMITS.buy, now }),
    outside: createAdmissionQueue({ ...LIMITS.outside, now }),
    draw: createAdmissionQueue({ ...LIMITS.draw, now }),
    operate: createAdmissionQueue({ ...LIMITS.operate, now }),
  };
  for (const [kind, admission] of Object.entries(admissions)) onQueue(kind, () => admission.waiting);
  const limits = new WeakMap<BoundCall, CallConcurrencyLimit>();
  const limitFor = (bound: BoundCall): CallConcurrencyLimit => {
    const limit = limits.get(bound) ?? limitOf(bound);
    limits.set(bound, limit);
    return limit;
  };
  return {
    async run(bound, services, work) {
      const { kind, pool, priority, patienceMs } = limitFor(bound);
      const permit = await admissions[kind].enter(priority, patienceMs);
      if (permit === null) throw new RefusalError("SHOP_BUSY");
      const outside: Pick<Services, "stockQueue"> = {
        stockQueue: {
          enter: (ids, patienceMs) =>
            admissions[kind].outside(permit, () => services.stockQueue.enter(ids, patienceMs)),
        },
      };
      try {
        return await work({ ...services, ...outside, db: services.databases[pool] });
      } finally {
        permit.release();
      }
    },
  };
}
