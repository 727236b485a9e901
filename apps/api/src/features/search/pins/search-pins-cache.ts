import type { SearchPins } from "@todayfruit/domain/search/find-search-pins-of-query";
import { type CachedRead, cacheReadResult } from "../../../db/cache-read-result.ts";
import type { Runner } from "../../../db/database.ts";
import { readSearchPins } from "./read-search-pins.repository.ts";

/** Creates the cache of the pins of search words of a process, so that a search without a pin asks nothing more. */
export function createSearchPinsCache(db: Runner): CachedRead<SearchPins> {
  return cacheReadResult(() => readSearchPins(db));
}
