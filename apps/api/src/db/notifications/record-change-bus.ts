/** Noun for a change of unknown extent: every list is read again. */
export const ANY_NOUN = "*";

/** Kind of record that changed, and the farms whose rows did; `null`: it is not said, so they are the shop's own. */
export type RecordChange = { noun: string; farms: readonly number[] | null };

export type ChangeReader = {
  /**
   * Waits for changes; returns and forgets them, none when the time is over or `isLive` turned, `null` once nothing more
   * comes.
   *
   * @param patienceMs longest wait
   */
  next(patienceMs: number): Promise<readonly RecordChange[] | null>;
  close(): void;
};

export type RecordChangeBus = {
  /** True while changes of other processes arrive. */
  readonly isLive: boolean;
  setLive(isLive: boolean): void;
  add(change: RecordChange): void;
  /** Opens a reader of the changes from now on; `null` when there are as many as may be. */
  open(): ChangeReader | null;
  /** Ends every reader, as the process does. */
  close(): void;
};

/** Most readers of one process: each holds a connection. */
const MOST_READERS = 1000;

/** Creates the distributor of changes within a process: from the database's notifications to its readers. */
export function createRecordChangeBus(): RecordChangeBus {
  const readers = new Set<Reader>();
  let isLive = false;
  return {
    get isLive() {
      return isLive;
    },
    setLive(now) {
      if (now === isLive) return;
      isLive = now;
      // While nobody listened, anything may have changed.
      if (isLive) for (const reader of readers) reader.add({ noun: ANY_NOUN, farms: null });
      for (const reader of readers) reader.wake();
    },
    add(change) {
      for (const reader of readers) reader.add(change);
    },
    open() {
      if (readers.size >= MOST_READERS) return null;
      const reader = createReader(() => readers.delete(reader));
      readers.add(reader);
      return reader;
    },
    close() {
      for (const reader of [...readers]) reader.close();
    },
  };
}

type Reader = ChangeReader & { add(change: RecordChange): void; wake(): void };

function createReader(onClose: () => void): Reader {
  const waiting = new Map<string, RecordChange>();
  let isClosed = false;
  let wake = () => {};
  return {
    add(change) {
      waiting.set(`${change.noun}:${change.farms}`, change);
      wake();
    },
    wake: () => wake(),
    async next(patienceMs) {
      if (waiting.size === 0 && !isClosed) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, patienceMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        wake = () => {};
      }
      if (isClosed) return null;
      const changes = [...waiting.values()];
      waiting.clear();
      return changes;
    },
    close() {
      isClosed = true;
      onClose();
      wake();
    },
  };
}
