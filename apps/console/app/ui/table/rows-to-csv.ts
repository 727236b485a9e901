/** What a cell of a downloaded sheet holds. */
export type CsvCell = string | number | null;

/**
 * Writes rows as CSV that Excel opens: UTF-8 with a byte order mark, texts in quotes. A text that a spreadsheet would take
 * for a formula gets an apostrophe, since it may be a shopper's.
 *
 * @example rowsToCsv(["찾은 말", "번"], [["감귤", 12]]) // "\uFEFF\"찾은 말\",\"번\"\r\n\"감귤\",12\r\n"
 */
export function rowsToCsv(heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [heads, ...rows].map((row) => row.map(cellText).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
