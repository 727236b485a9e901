/** Values by key, in memory; every change is reported so that it can be written to the journal. */
export type ObservableMap<T> = {
  put(key: string, value: T): void;
  /** Restores a value of an earlier run. */
  recall(key: string, value: T): void;
  /** Removes a value that was deleted in an earlier run. */
  drop(key: string): void;
  find(key: string): T | undefined;
  delete(key: string): boolean;
  all(): IterableIterator<T>;
  clear(): void;
};

export function createObservableMap<T>(
  onChange: (key: string, value: T | null) => void = () => undefined,
): ObservableMap<T> {
  const byKey = new Map<string, T>();
  return {
    put(key, value) {
      byKey.set(key, value);
      onChange(key, value);
    },
    recall: (key, value) => void byKey.set(key, value),
    drop: (key) => void byKey.delete(key),
    find: (key) => byKey.get(key),
    delete(key) {
      const had = byKey.delete(key);
      if (had) onChange(key, null);
      return had;
    },
    all: () => byKey.values(),
    clear: () => byKey.clear(),
  };
}
