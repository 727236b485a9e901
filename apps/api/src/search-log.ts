import { keepableQuery } from "@todayfruit/domain/search/keepable-query";

export type Search = {
  text: string;
  /** The catalogue's own words in it, `null` when there is any other. */
  words: string | null;
  hasResult: boolean;
};
export type CountedSearch = { query: string; words: string | null; searches: number; withoutResult: number };

/** What was searched for since it was last asked, counted in memory so that no search waits for it. */
export type SearchLog = {
  note(search: Search): void;
  /** Hands out what was counted and begins anew. */
  drain(): CountedSearch[];
  /** Takes back what could not be written. */
  restore(counted: readonly CountedSearch[]): void;
};

/** So many different texts are counted between two flushes; what is more is let go. */
const MOST = 5000;

export function createSearchLog(): SearchLog {
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
      const query = keepableQuery(text);
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
