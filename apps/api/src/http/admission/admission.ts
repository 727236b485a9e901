/** Place in what is limited; called once when the work has ended. */
export type Leave = () => void;

export type Admission = {
  /**
   * Waits for a place.
   *
   * @param priority higher goes first; those of one priority in the order in which they came
   * @param patienceMs longest wait; who would wait longer, by what is known of the work, is refused at once
   * @returns the place; `null` when refused
   */
  enter(priority: number, patienceMs: number): Promise<Leave | null>;
  readonly running: number;
  readonly waiting: number;
};

type Waiting = { admit(leave: Leave | null): void; timer: NodeJS.Timeout };

/** Weight of the latest in the running mean of how long work takes. */
const WEIGHT = 0.1;
/** First guess of how long work takes, in ms. */
const FIRST_GUESS_MS = 20;

/**
 * Limits how much of one kind is done at once and how long the rest waits for it. Work that would have to wait longer
 * than it may is refused before it waits: what a queue takes in beyond that is done for nobody.
 *
 * @param atOnce places
 * @param maxWaiting longest queue
 * @param now monotonic clock in ms
 * @example
 * const leave = await admission.enter(0, 200);
 * if (leave === null) return refuse("SHOP_BUSY");
 */
export function createAdmission(options: {
  atOnce: number;
  maxWaiting: number;
  now: () => number;
}): Admission {
  const { atOnce, maxWaiting, now } = options;
  const queues = new Map<number, Waiting[]>();
  const startedAt = new Set<{ at: number }>();
  let waiting = 0;
  let meanMs = FIRST_GUESS_MS;

  function start(): Leave {
    const run = { at: now() };
    startedAt.add(run);
    return () => {
      if (!startedAt.delete(run)) return;
      meanMs += WEIGHT * (now() - run.at - meanMs);
      next()?.admit(start());
    };
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

  /** Work that is under way for longer than usual will not end as soon as usual. */
  function expectedWaitMs(priority: number): number {
    const youngest = Math.max(...[...startedAt].map(({ at }) => at));
    const usual = Math.max(meanMs, now() - youngest);
    return ((aheadOf(priority) + 1) * usual) / atOnce;
  }

  async function enter(priority: number, patienceMs: number): Promise<Leave | null> {
    if (startedAt.size < atOnce) return start();
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
    get running() {
      return startedAt.size;
    },
    get waiting() {
      return waiting;
    },
  };
}
