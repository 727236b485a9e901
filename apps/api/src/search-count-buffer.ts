import { normalizeQueryForStorage } from "@todayfruit/domain/search/normalize-query-for-storage";

export type Search = {
  text: string;
  /** The catalogue's words in the query; `null` when it contains any other. */
  words: string | null;
  hasResult: boolean;
};
export type CountedSearch = { query: string; words: string | null; searches: number; withoutResult: number };

/** Counts of searches in memory since the last drain, so that no search waits for a write. */
export type SearchCountBuffer = {
  note(search: Search): void;
  /** Returns the counts and resets them. */
  drain(): CountedSearch[];
  /** Adds back counts that could not be written. */
  restore(counted: readonly CountedSearch[]): void;
};

/** Limit of distinct texts between two flushes; further ones are ignored. */
const MOST = 5000;

export function createSearchCountBuffer(): SearchCountBuffer {
  let counts = new Map<string, CountedSearch>();

  function add({ query, words, searches, withoutResult }: CountedSearch): void {
    const known = counts.get(query);
    if (!known && counts.size >= MOST) return;
    counts.set(query, {
      query,
      words,
      searches: (known?.searches ?? 0) + searches,
      withoutResult: (known?.withoutResult ?? 0) + withoutResult,
    });
  }

  return {
    note({ text, words, hasResult }) {
      const query = normalizeQueryForStorage(text);
      if (query !== null) add({ query, words, searches: 1, withoutResult: hasResult ? 0 : 1 });
    },
    drain() {
      const drained = [...counts.values()];
      counts = new Map();
      return drained;
    },
    restore: (counted) => counted.forEach(add),
  };
}
