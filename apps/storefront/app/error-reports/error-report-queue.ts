/** Largest number of errors kept until reporting starts. */
const MOST_WAITING = 10;
const waiting: unknown[] = [];
let report = (error: unknown) => {
  if (waiting.length < MOST_WAITING) waiting.push(error);
};

/** Errors found in the browser. */
export const errorReportQueue = {
  /** Reports an error; does nothing beyond keeping it until reporting starts. */
  report: (error: unknown) => report(error),
  /** Hands all errors to the reporter, those kept so far first. */
  forwardTo(reporter: (error: unknown) => void): void {
    report = reporter;
    waiting.splice(0).forEach(reporter);
  },
};
