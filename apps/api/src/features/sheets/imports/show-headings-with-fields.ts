import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { guessHeadingRow } from "@todayfruit/domain/sheets/map-heading-row";
import type { Answer } from "../../../http/bind-calls.ts";
import { readSheetFile } from "../files/read-sheet-file.ts";
import { SHEET_IMPORTERS } from "../importers/sheet-importers.ts";

type Call = "POST /operator/v1/sheet-headings";

/** Reads the headings of a file with the field that each is taken for, and the fields that a file of this kind may have. */
export async function showHeadingsWithFields({ query, body }: Input<Call>): Promise<Answer<Call>> {
  const grid = await readSheetFile(body);
  if (!grid.ok) return grid;
  const columns = SHEET_IMPORTERS[query.sheet].columns.filter(({ schema }) => schema !== undefined);
  const guess = guessHeadingRow(grid.value.rows, columns);
  if (guess === null) return refuse("SHEET_EMPTY");
  const headings = grid.value.rows[guess.index] ?? [];
  return ok({
    headings: headings.map((text, place) => ({
      heading: text.trim().slice(0, 100),
      field: guess.fields[place] ?? null,
    })),
    fields: columns.map(({ field, heading, isRequired = false }) => ({ field, heading, isRequired })),
  });
}
