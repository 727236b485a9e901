import { kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import type { CellValue } from "@todayfruit/domain/sheets/sheet-cell-types";
import { writeCell } from "@todayfruit/domain/sheets/write-cell";
import type { SheetColumn } from "../definitions/sheet-column-types.ts";
import type { WrittenCell } from "../files/write-xlsx.ts";

/** Rows of one page. */
export const PAGE_ROWS = 500;

export type ExportedRow = Readonly<Record<string, unknown>>;
export type SheetPages = AsyncIterable<WrittenCell[][]>;

/** Yields the headings, then the rows of each page. */
export async function* sheetPages(
  columns: readonly SheetColumn[],
  pages: AsyncIterable<readonly ExportedRow[]>,
): AsyncGenerator<WrittenCell[][]> {
  yield [columns.map(({ heading }) => heading)];
  for await (const rows of pages)
    yield rows.map((row) => columns.map((column) => cellOf(column, row[column.field] as CellValue)));
}

/** Yields pages of rows that are listed by their ids. */
export async function* pagesById<Row extends { id: number }>(
  list: (after: number, take: number) => Promise<Row[]>,
  present: (row: Row) => ExportedRow,
): AsyncGenerator<ExportedRow[]> {
  for (let after = 0, isMore = true; isMore; ) {
    const rows = await list(after, PAGE_ROWS);
    if (rows.length > 0) yield rows.map(present);
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === PAGE_ROWS;
  }
}

/** Writes an instant as the day and time in KST, e.g. `2026-11-23 18:05`. */
export function kstText(at: Date): string {
  const iso = at.toISOString();
  return `${kstDateOf(iso)} ${kstTimeOf(iso)}`;
}

function cellOf(column: SheetColumn, value: CellValue): WrittenCell {
  const isNumber = typeof value === "number" && (column.kind === "integer" || column.kind === "decimal");
  return isNumber ? value : writeCell(column, value ?? null);
}
