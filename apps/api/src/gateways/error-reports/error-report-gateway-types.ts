/** Gateway to the service that collects bugs. */
export type ErrorReportGateway = {
  /** Reports a bug. The call never throws, and callers do not wait for it. */
  report(bug: Bug): void;
};

/** A bug of the server, with the facts that may leave it: only those that the log may contain, too. */
export type Bug = {
  message: string;
  fields: Readonly<Record<string, string | number | undefined>>;
  at: Date;
};
