/** So many bugs are remembered until somebody can be told. */
const MOST_WAITING = 10;
const waiting: unknown[] = [];
let tell = (error: unknown) => {
  if (waiting.length < MOST_WAITING) waiting.push(error);
};

/** Bugs that a shopper met. */
export const bugs = {
  /** Without a place to tell it, nothing happens. */
  report: (error: unknown) => tell(error),
  /** From now on this one is told, and first of what was met so far. */
  handTo(teller: (error: unknown) => void): void {
    tell = teller;
    waiting.splice(0).forEach(teller);
  },
};
