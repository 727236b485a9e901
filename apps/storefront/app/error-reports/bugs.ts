/** Largest number of errors kept until reporting starts. */
const MOST_WAITING = 10;
const waiting: unknown[] = [];
let tell = (error: unknown) => {
  if (waiting.length < MOST_WAITING) waiting.push(error);
};

/** Errors found in the browser. */
export const bugs = {
  /** Reports an error; does nothing beyond keeping it until reporting starts. */
  report: (error: unknown) => tell(error),
  /** Hands all errors to the reporter, those kept so far first. */
  handTo(teller: (error: unknown) => void): void {
    tell = teller;
    waiting.splice(0).forEach(teller);
  },
};
