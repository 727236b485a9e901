export type Limit = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits concurrent tasks to `atOnce`; others wait in sequence. */
export function createConcurrencyLimit(atOnce: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** Passes the place to the next waiting task, so that a new one cannot take it. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
