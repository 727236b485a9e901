import { type SheetCell, sheetOfRows } from "./sheet-of-rows.ts";

/** Saves rows as a CSV file on the operator's device; `name` without its ending. */
export function saveSheet(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly SheetCell[])[],
): void {
  const address = URL.createObjectURL(
    new Blob([sheetOfRows(heads, rows)], { type: "text/csv;charset=utf-8" }),
  );
  const link = Object.assign(document.createElement("a"), { href: address, download: `${name}.csv` });
  link.click();
  URL.revokeObjectURL(address);
}
