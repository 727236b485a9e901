import { LRUCache } from "lru-cache";

/** Counts of a minute by key, shared by all processes, for the limits of networks. */

/** Adds `by` to a key in the window that begins at `start`; resolves to the sum of all processes. */
export type CountShared = (key: string, start: Date, by: number) => Promise<number>;

export type SharedMinuteCounts = {
  /**
   * Adds to the count of a key.
   *
   * @param every how much this process counts before it tells the others; 1 counts exactly
   * @param by how much this one counts; 1 when left out
   * @returns the sum of its window with it, in all processes
   */
  add(key: string, every: number, by?: number): Promise<number>;
  /** Returns the known count of a key without asking the database. */
  known(key: string): number;
  /** Milliseconds until the window is over. */
  left(): number;
};

/** Requests counted by one statement. */
type Batch = { size: number; before: Promise<number> };
type Window = {
  start: number;
  /** Last known sum of all processes. */
  known: number;
  /** Count of this process, written or in flight. */
  own: number;
  unsaid: number;
  flight: Promise<unknown>;
  gathering: Batch | null;
};

const MINUTE = 60_000;

/**
 * Creates windows of a minute that all processes share. One statement per key is in flight at a time and the next
 * carries all that arrived meanwhile, so a flood from one network costs few statements. When the database cannot count,
 * each process counts alone: limits loosen by the number of processes, and nobody is locked out.
 */
export function createSharedMinuteCounts(options: {
  count: CountShared;
  now: () => number;
  onTrouble: (error: unknown) => void;
}): SharedMinuteCounts {
  const { count, now, onTrouble } = options;
  const windows = new LRUCache<string, Window>({ max: 100_000 });

  function startOf(at: number): number {
    return at - (at % MINUTE);
  }

  function windowOf(key: string): Window {
    const start = startOf(now());
    const present = windows.get(key);
    if (present?.start === start) return present;
    const window = { start, known: 0, own: 0, unsaid: 0, flight: Promise.resolve(), gathering: null };
    windows.set(key, window);
    return window;
  }

  function gather(key: string, window: Window): Batch {
    const send = async () => {
      await window.flight;
      window.gathering = null;
      const flight = count(key, new Date(window.start), batch.size).catch((error: unknown) => {
        onTrouble(error);
        return window.known + batch.size;
      });
      window.flight = flight;
      const total = await flight;
      window.known = Math.max(window.known, total);
      return total - batch.size;
    };
    const batch: Batch = { size: 0, before: Promise.resolve(0) };
    batch.before = send();
    return batch;
  }

  return {
    async add(key, every, by = 1) {
      const window = windowOf(key);
      window.own += by;
      window.unsaid += by;
      if (window.unsaid < every) return window.known + window.unsaid;
      window.gathering ??= gather(key, window);
      const batch = window.gathering;
      batch.size += window.unsaid;
      window.unsaid = 0;
      const place = batch.size;
      return (await batch.before) + place;
    },
    known(key) {
      const { known, own, unsaid } = windowOf(key);
      return Math.max(known + unsaid, own);
    },
    left: () => MINUTE - (now() % MINUTE),
  };
}
