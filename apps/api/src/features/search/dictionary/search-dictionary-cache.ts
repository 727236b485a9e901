import type { SearchDictionary } from "@todayfruit/domain/search/search-dictionary";
import type { Runner } from "../../../db/database.ts";
import { readDictionary } from "./search-dictionary.repository.ts";

/** Search dictionary of a process, read from the database once and kept until it is dropped. */
export type SearchDictionaryCache = { read(): Promise<SearchDictionary>; drop(): void };

/** Creates the cache of a process; a failed read is not kept. */
export function createSearchDictionaryCache(db: Runner): SearchDictionaryCache {
  let kept: Promise<SearchDictionary> | null = null;
  return {
    read() {
      if (kept !== null) return kept;
      const loading = readDictionary(db).catch((error: unknown) => {
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
