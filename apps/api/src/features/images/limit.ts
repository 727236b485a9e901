export type Limit = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets at most `atOnce` pieces of work run; the others wait in the order in which they came. */
export function createLimit(atOnce: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** The place passes to the next in line, so nobody can slip in between. */
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
