import type { HeadedColumn, HeadingProblem, HeadingRow } from "./find-heading-row.ts";
import { normaliseHeading } from "./normalise-heading.ts";

/** Rows among which the headings are looked for. */
const MOST_ROWS = 20;

/**
 * Guesses the row of the headings where not all are known: the one with the most known headings, of none the first with a
 * text; and the field of each column, `null` where it is not known. Returns `null` for a sheet without a text.
 *
 * @example guessHeadingRow([["11월"], ["비고", "판매가"]], columns) // { index: 1, fields: [null, "price"] }
 */
export function guessHeadingRow(
  rows: readonly (readonly string[])[],
  columns: readonly HeadedColumn[],
): HeadingRow | null {
  const fieldOf = new Map(
    columns.flatMap(({ field, heading, aliases = [] }) =>
      [heading, ...aliases].map((name) => [normaliseHeading(name), field] as const),
    ),
  );
  const guesses = rows.slice(0, MOST_ROWS).flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === "")) return [];
    return [{ index, fields: row.map((cell) => fieldOf.get(normaliseHeading(cell)) ?? null) }];
  });
  const countOf = ({ fields }: HeadingRow) => fields.filter((field) => field !== null).length;
  return guesses.toSorted((a, b) => countOf(b) - countOf(a) || a.index - b.index)[0] ?? null;
}

/**
 * Maps the columns of a sheet as somebody says, in their order; the row of the headings is guessed.
 *
 * @param fields field of each column; empty for one that is not read
 * @example mapHeadingRow([["번호", "값"]], columns, ["id", "price"]) // { index: 0, fields: ["id", "price"] }
 */
export function mapHeadingRow(
  rows: readonly (readonly string[])[],
  columns: readonly HeadedColumn[],
  fields: readonly string[],
): HeadingRow | HeadingProblem {
  const guess = guessHeadingRow(rows, columns);
  if (guess === null) return { code: "SHEET_EMPTY", headings: [] };
  const known = guess.fields.map(
    (_, place) => columns.find(({ field }) => field === fields[place])?.field ?? null,
  );
  const timesOf = (field: string) => known.filter((each) => each === field).length;
  const repeated = columns.filter(({ field }) => timesOf(field) > 1);
  if (repeated.length > 0)
    return { code: "SHEET_COLUMN_REPEATED", headings: repeated.map(({ heading }) => heading) };
  const missing = columns.filter(({ field, isRequired }) => isRequired && timesOf(field) === 0);
  if (missing.length > 0)
    return { code: "SHEET_COLUMNS_MISSING", headings: missing.map(({ heading }) => heading) };
  return { index: guess.index, fields: known };
}
