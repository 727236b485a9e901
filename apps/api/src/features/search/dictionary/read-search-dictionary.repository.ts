import type { SearchDictionary, WordRelation } from "@todayfruit/domain/search/search-dictionary-types";
import { type RowOf, type Runner, statement } from "../../../db/database.ts";

const READ = statement(
  "read-search-dictionary",
  "select word, relation, means from search_dictionary",
).narrow<{ relation: WordRelation }>();

/** Reads the whole dictionary with one statement. */
export async function readDictionary(db: Runner): Promise<SearchDictionary> {
  const rows = await db.run(READ, []);
  return new Map(rows.map(({ word, relation, means }) => [word, { relation, means }]));
}

const TAKEN = statement(
  "list-taken-search-words",
  `select e.id from jsonb_to_recordset($1::jsonb) as e (id bigint, word text)
    where exists (select from search_dictionary d where d.word = e.word and d.id <> e.id)`,
);

/** Lists the rows whose word another row has. */
export function listTakenWords(
  db: Runner,
  rows: readonly { id: number; word: string }[],
): Promise<RowOf<typeof TAKEN>[]> {
  return db.run(TAKEN, [JSON.stringify(rows)]);
}
