/** Kinds of cells by what their text means. */
export type CellKind =
  | { kind: "integer" }
  | { kind: "decimal" }
  /** Number of which each digit counts, such as an invoice number. */
  | { kind: "digits" }
  | { kind: "text" }
  /** Texts between commas. */
  | { kind: "texts" }
  | { kind: "day" }
  | { kind: "yesNo" }
  /** One of several words, by the value that each means. */
  | { kind: "choice"; words: Readonly<Record<string, string>> };

/** Reasons why a cell is not read. */
export type CellProblem =
  | "CELL_NOT_NUMBER"
  | "CELL_NUMBER_SHORTENED"
  | "CELL_FORMULA"
  | "CELL_NOT_DAY"
  | "CELL_NOT_YES_NO"
  | "CELL_NOT_CHOICE";

/** Value of a cell; `null` for an empty one. */
export type CellValue = string | number | boolean | readonly string[] | null;

export type ReadCell = { ok: true; value: CellValue } | { ok: false; code: CellProblem };

/** Marks that spreadsheets take for the beginning of a formula. */
export const FORMULA_MARKS = /^[=+\-@\t\r]/;
