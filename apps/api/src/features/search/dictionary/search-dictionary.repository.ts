import type { SearchDictionary, WordRelation } from "@todayfruit/domain/search/search-dictionary";
import { type Runner, statement } from "../../../db/database.ts";

const READ = statement(
  "read-search-dictionary",
  "select word, relation, means from search_dictionary",
).narrow<{ relation: WordRelation }>();

/** Reads the whole dictionary with one statement. */
export async function readDictionary(db: Runner): Promise<SearchDictionary> {
  const rows = await db.run(READ, []);
  return new Map(rows.map(({ word, relation, means }) => [word, { relation, means }]));
}
