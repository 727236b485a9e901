import type { SearchWordFields } from "@todayfruit/contract/search/operator-search-words.calls";
import type { Static } from "typebox";
import type { RowRefusal } from "../../record-edits/editable-record-types.ts";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";
import { listTakenWords } from "./read-search-dictionary.repository.ts";

type Refusal = "SEARCH_WORD_TAKEN";

/** Word of the search dictionary as a record that operators edit; searches follow within a second. */
export const searchWordRecordDefinition = buildTableRecord<
  "search_dictionary",
  Static<typeof SearchWordFields>,
  Refusal
>({
  noun: "search-words",
  subject: "search word",
  permission: "catalog.edit",
  table: "search_dictionary",
  columns: { word: ["word", "text"], relation: ["relation", "text"], means: ["means", "text[]"] },
  async check(tx, rows) {
    const words = rows.map(({ id, edited }) => ({ id, word: edited.word }));
    const taken = new Set((await listTakenWords(tx, words)).map(({ id }) => id));
    const seen = new Set<string>();
    return rows.flatMap(({ id, edited }): RowRefusal<Refusal>[] => {
      const isTaken = taken.has(id) || seen.has(edited.word);
      seen.add(edited.word);
      return isTaken ? [{ id, code: "SEARCH_WORD_TAKEN", field: "word" }] : [];
    });
  },
});
