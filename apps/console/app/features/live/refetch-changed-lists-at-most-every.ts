import type { QueryClient } from "@tanstack/react-query";
import { isReadAgain, listQueryKeysToRefetch } from "./list-query-keys-to-refetch.ts";

/** Reads again what was added, the first at once and what follows together after `gatherMs` (ms). */
export function refetchChangedListsAtMostEvery(gatherMs: number, client: QueryClient) {
  const nouns = new Set<string>();
  let isAll = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (!isAll && nouns.size === 0) return;
    const keys = isAll ? null : listQueryKeysToRefetch([...nouns]);
    void client.invalidateQueries({ predicate: ({ queryKey }) => isReadAgain(queryKey, keys) });
    nouns.clear();
    isAll = false;
    timer = setTimeout(flush, gatherMs);
  };
  return {
    /** Adds lists that changed; `null`: all. */
    add(changed: readonly string[] | null) {
      isAll ||= changed === null;
      for (const noun of changed ?? []) nouns.add(noun);
      if (timer === undefined) flush();
    },
    /** Reads at once what was answered so far. A reading that failed keeps its message: it holds nothing that is out of date. */
    readAnswered() {
      void client.invalidateQueries({
        predicate: ({ queryKey, state }) => state.data !== undefined && isReadAgain(queryKey, null),
      });
    },
    stop: () => clearTimeout(timer),
  };
}
