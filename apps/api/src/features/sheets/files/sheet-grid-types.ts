/** Cells of a sheet as texts, and those that are not read. */
export type SheetGrid = {
  /** Rows from the first of the sheet; the cells of each from its first column. */
  rows: string[][];
  /** Problem of a cell by its name, e.g. `F14`. */
  problems: ReadonlyMap<string, "CELL_FORMULA" | "CELL_MERGED">;
  /** Texts begin with an apostrophe where a spreadsheet would take them for a formula. */
  isGuarded: boolean;
};
