/** Context of a run of a command: its arguments, and what is closed at its end. */
export type CommandContext = {
  /** Arguments after the command's name. */
  words: readonly string[];
  /** Resources closed when the command ends, fails or is stopped, in reverse order. */
  opened: AsyncDisposableStack;
  /** Resolves on SIGINT (Ctrl-C) or SIGTERM. */
  told: Promise<void>;
};
