/** One run of a command: what it was given, and how it ends. */
export type Run = {
  /** What stood behind the command's name. */
  words: readonly string[];
  /** Closed when the command ends, fails or is told to stop, the last opened first. */
  opened: AsyncDisposableStack;
  /** Resolves when somebody presses Ctrl-C or the system ends the process. */
  told: Promise<void>;
};
