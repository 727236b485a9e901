import type { SearchDictionary } from "@todayfruit/domain/search/search-dictionary-types";
import { type CachedRead, cacheReadResult } from "../../../db/cache-read-result.ts";
import type { Runner } from "../../../db/database.ts";
import { readDictionary } from "./read-search-dictionary.repository.ts";

/** Creates the cache of the search dictionary of a process. */
export function createSearchDictionaryCache(db: Runner): CachedRead<SearchDictionary> {
  return cacheReadResult(() => readDictionary(db));
}
