/** Permit among the limited ones; `release` frees it when the work has ended. */
export type Permit = { release(): void };

export type Admission = {
  /**
   * Waits for a permit.
   *
   * @param priority higher goes first; those of one priority in the order in which they came
   * @param patienceMs longest wait; who would wait longer, by what is known of the work, is refused at once
   * @returns the permit; `null` when refused
   */
  enter(priority: number, patienceMs: number): Promise<Permit | null>;
  /**
   * Gives up a permit while `wait` waits for something that needs none, then takes one again without queueing: work that
   * has begun is not refused.
   */
  outside<T>(permit: Permit, wait: () => Promise<T>): Promise<T>;
  readonly running: number;
  readonly waiting: number;
};

type Waiting = { admit(permit: Permit | null): void; timer: NodeJS.Timeout };
type Run = { at: number };

/** Weight of the latest duration in the moving average of durations. */
const WEIGHT = 0.1;
/** Assumed duration of work before any was measured, in ms. */
const FIRST_GUESS_MS = 20;

/**
 * Limits how much work of one kind runs at once and how long the rest waits. Refuses work at arrival when its expected
 * wait exceeds its patience: its caller would be gone before the answer.
 *
 * @param atOnce permits
 * @param maxWaiting longest queue
 * @param now monotonic clock in ms
 * @example
 * const permit = await admission.enter(0, 200);
 * if (permit === null) return refuse("SHOP_BUSY");
 */
export function createAdmissionQueue(options: {
  atOnce: number;
  maxWaiting: number;
  now: () => number;
}): Admission {
  const { atOnce, maxWaiting, now } = options;
  const queues = new Map<number, Waiting[]>();
  const runs = new Set<Run>();
  const runOf = new WeakMap<Permit, Run>();
  let waiting = 0;
  let meanMs = FIRST_GUESS_MS;

  function start(): Permit {
    const run = { at: now() };
    const permit = {
      release() {
        if (!runs.delete(run)) return;
        meanMs += WEIGHT * (now() - run.at - meanMs);
        admitNext();
      },
    };
    runs.add(run);
    runOf.set(permit, run);
    return permit;
  }

  function admitNext(): void {
    if (runs.size < atOnce) next()?.admit(start());
  }

  async function outside<T>(permit: Permit, wait: () => Promise<T>): Promise<T> {
    const run = runOf.get(permit);
    if (!run || !runs.delete(run)) return wait();
    const leftAt = now();
    admitNext();
    try {
      return await wait();
    } finally {
      run.at += now() - leftAt;
      runs.add(run);
    }
  }

  function next(): Waiting | undefined {
    const priority = Math.max(...queues.keys());
    const queue = queues.get(priority);
    const first = queue?.shift();
    if (queue?.length === 0) queues.delete(priority);
    if (!first) return undefined;
    waiting -= 1;
    clearTimeout(first.timer);
    return first;
  }

  function aheadOf(priority: number): number {
    return [...queues].reduce((sum, [each, { length }]) => (each >= priority ? sum + length : sum), 0);
  }

  /**
   * Raises the average to the age of the youngest run: work that already takes longer than usual will not end on time.
   */
  function expectedWaitMs(priority: number): number {
    const youngest = Math.max(...[...runs].map(({ at }) => at));
    const usual = Math.max(meanMs, now() - youngest);
    return ((aheadOf(priority) + 1) * usual) / atOnce;
  }

  async function enter(priority: number, patienceMs: number): Promise<Permit | null> {
    if (runs.size < atOnce) return start();
    if (aheadOf(priority) >= maxWaiting || expectedWaitMs(priority) > patienceMs) return null;
    return new Promise((admit) => {
      const queue = queues.get(priority) ?? [];
      const own: Waiting = { admit, timer: setTimeout(giveUp, patienceMs) };
      function giveUp(): void {
        queue.splice(queue.indexOf(own), 1);
        if (queue.length === 0) queues.delete(priority);
        waiting -= 1;
        admit(null);
      }
      queue.push(own);
      queues.set(priority, queue);
      waiting += 1;
    });
  }

  return {
    enter,
    outside,
    get running() {
      return runs.size;
    },
    get waiting() {
      return waiting;
    },
  };
}
