/** Value read from the database once and kept in this process until it is dropped. */
export type CachedRead<T> = { read(): Promise<T>; drop(): void };

/** Keeps the result of a read in memory; concurrent callers share one read, and a failed read is not kept. */
export function cacheReadResult<T>(load: () => Promise<T>): CachedRead<T> {
  let kept: Promise<T> | null = null;
  return {
    read() {
      if (kept !== null) return kept;
      const loading = load().catch((error: unknown) => {
        if (kept === loading) kept = null;
        throw error;
      });
      kept = loading;
      return loading;
    },
    drop() {
      kept = null;
    },
  };
}
