/** Whoever is told of bugs. */
export type ErrorReports = {
  /** Never fails and is not waited for. */
  report(bug: Bug): void;
};

/** What may be told of a bug of the server: only what the log may say, too. */
export type Bug = {
  message: string;
  fields: Readonly<Record<string, string | number | undefined>>;
  at: Date;
};
