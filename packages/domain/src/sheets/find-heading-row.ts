import { normaliseHeading } from "./normalise-heading.ts";

/** Column of a sheet by the headings that name it. */
export type HeadedColumn = {
  field: string;
  heading: string;
  aliases?: readonly string[];
  isRequired?: boolean;
};

export type HeadingRow = {
  /** Index of the row with the headings. */
  index: number;
  /** Field of each column; `null` for a column that is not read. */
  fields: (string | null)[];
};

export type HeadingProblem =
  | { code: "SHEET_EMPTY"; headings: [] }
  | { code: "SHEET_COLUMNS_MISSING" | "SHEET_COLUMN_REPEATED"; headings: string[] };

/** Rows above which no heading is looked for: titles and notes come before it. */
const MOST_ROWS_BEFORE = 20;

/**
 * Finds the row whose cells are the headings and maps each column by its name, wherever it is. Spaces, marks for required
 * columns and units in brackets do not matter.
 *
 * @example findHeadingRow([["판매가 (원)", "옵션번호*"]], columns) // { index: 0, fields: ["price", "id"] }
 */
export function findHeadingRow(
  rows: readonly (readonly string[])[],
  columns: readonly HeadedColumn[],
): HeadingRow | HeadingProblem {
  const fieldOf = new Map(
    columns.flatMap(({ field, heading, aliases = [] }) =>
      [heading, ...aliases].map((name) => [normaliseHeading(name), field] as const),
    ),
  );
  const required = columns.filter(({ isRequired }) => isRequired);
  let best: { missing: string[]; found: number } | null = null;
  for (const [index, row] of rows.slice(0, MOST_ROWS_BEFORE).entries()) {
    const fields = row.map((cell) => fieldOf.get(normaliseHeading(cell)) ?? null);
    const missing = required.filter(({ field }) => !fields.includes(field)).map(({ heading }) => heading);
    const named = fields.filter((field) => field !== null);
    if (missing.length === 0 && named.length > 0) {
      const repeated = columns.filter(({ field }) => named.filter((each) => each === field).length > 1);
      if (repeated.length > 0)
        return { code: "SHEET_COLUMN_REPEATED", headings: repeated.map(({ heading }) => heading) };
      return { index, fields };
    }
    if (!best || named.length > best.found) best = { missing, found: named.length };
  }
  if (rows.every((row) => row.every((cell) => cell.trim() === "")))
    return { code: "SHEET_EMPTY", headings: [] };
  return { code: "SHEET_COLUMNS_MISSING", headings: best?.missing ?? [] };
}

/** Returns true for a row that repeats the headings, as a second heading row or below a page break. */
export function repeatsHeadings(
  row: readonly string[],
  headings: readonly string[],
  fields: readonly (string | null)[],
): boolean {
  const read = fields.flatMap((field, index) => (field === null ? [] : [index]));
  return read.every(
    (index) => normaliseHeading(row[index] ?? "") === normaliseHeading(headings[index] ?? ""),
  );
}
