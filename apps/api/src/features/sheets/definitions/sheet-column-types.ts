import type { CellKind, CellValue } from "@todayfruit/domain/sheets/sheet-cell-types";
import type { TSchema } from "typebox";

/** Column of a sheet. */
export type SheetColumn = CellKind & {
  /** Field of the record, or `id` and `version`. */
  field: string;
  heading: string;
  /** Other headings that are understood. */
  aliases?: readonly string[];
  /** Schema of the field in the contract; a column without one is shown and not read. */
  schema?: TSchema;
  isRequired?: boolean;
  /** Value of an empty cell; `null` when left out. */
  blank?: CellValue;
};

/** Row of a file that was read. */
export type SheetRow = {
  /** Row of the sheet, from 1. */
  line: number;
  /** `null` where the row names its record by a field. */
  id: number | null;
  version: number | null;
  set: Readonly<Record<string, CellValue>>;
};

/** Row that changes, with the fields that differ. */
export type ChangedSheetRow = {
  line: number;
  id: number;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
};
