import type { SearchDictionary } from "@todayfruit/domain/search/search-dictionary";
import type { Runner } from "../../../db/database.ts";
import { type KeptRead, keepRead } from "../../../db/keep-read.ts";
import { readDictionary } from "./search-dictionary.repository.ts";

/** Creates the cache of the search dictionary of a process. */
export function createSearchDictionaryCache(db: Runner): KeptRead<SearchDictionary> {
  return keepRead(() => readDictionary(db));
}
