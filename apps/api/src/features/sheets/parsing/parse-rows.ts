import type { SheetProblem } from "@todayfruit/contract/sheets/sheets.calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { findHeadingRow, repeatsHeadings } from "@todayfruit/domain/sheets/find-heading-row";
import { unguardFormula } from "@todayfruit/domain/sheets/guard-formula";
import { mapHeadingRow } from "@todayfruit/domain/sheets/map-heading-row";
import type { CellValue } from "@todayfruit/domain/sheets/sheet-cell-types";
import { MOST_SHEET_ROWS } from "@todayfruit/domain/sheets/sheet-limits";
import { writeCellName } from "@todayfruit/domain/sheets/write-or-parse-cell-name";
import type { SheetColumn, SheetRow } from "../definitions/sheet-column-types.ts";
import type { SheetGrid } from "../files/sheet-grid-types.ts";
import { describeSheetProblem, type ReadColumn } from "./describe-sheet-problem.ts";
import { parseAndCheckCell } from "./parse-and-check-cell.ts";

export type ParsedSheet = {
  /** Headings of the file with the field of each; `null`: not read. */
  headings: { heading: string; field: string | null }[];
  columns: ReadColumn[];
  rows: SheetRow[];
  problems: SheetProblem[];
  /** Rows with a value, those with problems included. */
  rowCount: number;
};

type Unparsed = "SHEET_EMPTY" | "SHEET_TOO_LONG" | "SHEET_COLUMNS_MISSING" | "SHEET_COLUMN_REPEATED";
type Parsed = Result<ParsedSheet, Unparsed, { fields: { field: string; message: string }[] } | undefined>;

/**
 * Reads the rows below the headings by the columns of a sheet; a row with a problem is not among the rows.
 *
 * @param mapped field of each column of the file, empty for one that is not read; `null`: as the headings name them
 */
export function parseRows(
  grid: SheetGrid,
  columns: readonly SheetColumn[],
  mapped: readonly string[] | null = null,
): Parsed {
  const found = mapped ? mapHeadingRow(grid.rows, columns, mapped) : findHeadingRow(grid.rows, columns);
  if ("code" in found) {
    const fields = found.headings.map((heading) => ({ field: heading, message: heading }));
    return refuse(found.code, fields.length > 0 ? { fields } : undefined);
  }
  const headings = (grid.rows[found.index] ?? []).map((text) => text.trim().slice(0, 100));
  const columnOf = new Map(columns.map((column) => [column.field, column]));
  const isRead = (field: string | null): field is string => columnOf.get(field ?? "")?.schema !== undefined;
  const fields = found.fields.map((field) => (isRead(field) ? field : null));
  const parsed: ParsedSheet = {
    headings: headings.map((heading, place) => ({ heading, field: fields[place] ?? null })),
    columns: fields.flatMap((field, place) =>
      field === null ? [] : [{ field, heading: headings[place] ?? "", place }],
    ),
    rows: [],
    problems: [],
    rowCount: 0,
  };
  const seen = new Set<number>();
  for (let index = found.index + 1; index < grid.rows.length; index += 1) {
    const cells = grid.rows[index] ?? [];
    if (cells.every((cell) => cell.trim() === "") || repeatsHeadings(cells, headings, fields)) continue;
    parsed.rowCount += 1;
    if (parsed.rowCount > MOST_SHEET_ROWS) return refuse("SHEET_TOO_LONG");
    readRow(grid, index, { parsed, columnOf, seen });
  }
  return parsed.rowCount === 0 ? refuse("SHEET_EMPTY") : ok(parsed);
}

type Reading = { parsed: ParsedSheet; columnOf: ReadonlyMap<string, SheetColumn>; seen: Set<number> };

/** Reads one row: adds it to the rows, or its problems to the problems. */
function readRow(grid: SheetGrid, index: number, { parsed, columnOf, seen }: Reading): void {
  const cells = grid.rows[index] ?? [];
  const line = index + 1;
  const values: Record<string, CellValue> = {};
  const found: Parameters<typeof describeSheetProblem>[1][] = [];
  for (const { field, place } of parsed.columns) {
    const column = columnOf.get(field);
    if (!column) continue;
    const raw = cells[place] ?? "";
    const text = grid.isGuarded ? unguardFormula(raw) : raw;
    const unread = grid.problems.get(writeCellName(index, place));
    const checked = unread ? ({ ok: false, code: unread } as const) : parseAndCheckCell(column, text);
    if (checked.ok) values[field] = checked.value;
    else found.push({ line, field, text, id: null, code: checked.code });
  }
  const { id = null, version = null, ...set } = values;
  if (typeof id === "number") {
    if (seen.has(id)) found.push({ line, field: "id", text: String(id), id, code: "RECORD_REPEATED" });
    seen.add(id);
  }
  for (const each of found) {
    const known = typeof id === "number" ? id : null;
    parsed.problems.push(
      describeSheetProblem(parsed.columns, { ...each, id: known }, columnOf.get(each.field ?? "")),
    );
  }
  if (found.length > 0) return;
  parsed.rows.push({
    line,
    id: typeof id === "number" ? id : null,
    version: typeof version === "number" ? version : null,
    set,
  });
}
