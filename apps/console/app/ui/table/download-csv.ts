import { type CsvCell, rowsToCsv } from "./rows-to-csv.ts";

/** Saves rows as a CSV file on the operator's device; `name` without its ending. */
export function downloadCsv(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): void {
  const address = URL.createObjectURL(new Blob([rowsToCsv(heads, rows)], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${name}.csv` });
  link.click();
  URL.revokeObjectURL(address);
}
