import type { CellProblemCode } from "@todayfruit/contract/sheets/cell-problem-texts";
import { isCalendarDay } from "@todayfruit/domain/calendar/kst";
import { readCell } from "@todayfruit/domain/sheets/read-cell";
import type { CellValue } from "@todayfruit/domain/sheets/sheet-cell-types";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { AJV_DECIMAL_SETTINGS } from "../../../http/input/ajv-decimal-settings.ts";
import { findUnstorableText } from "../../../http/input/find-unstorable-text.ts";
import type { SheetColumn } from "../definitions/sheet-column-types.ts";

const ajv = new Ajv({ ...AJV_DECIMAL_SETTINGS, strict: false, formats: { date: isCalendarDay } });
const compiled = new WeakMap<object, ValidateFunction>();

/** Problems by the rule of the schema that a value breaks; any other rule is `CELL_INVALID`. */
const BROKEN: Readonly<Record<string, CellProblemCode>> = {
  maxLength: "CELL_TOO_LONG",
  maxItems: "CELL_TOO_LONG",
  minimum: "CELL_OUT_OF_RANGE",
  maximum: "CELL_OUT_OF_RANGE",
  multipleOf: "CELL_OUT_OF_RANGE",
  format: "CELL_NOT_DAY",
};

export type CheckedCell = { ok: true; value: CellValue } | { ok: false; code: CellProblemCode };

/** Reads a cell as the value of its field, by the schema of the contract. */
export function parseAndCheckCell(column: SheetColumn, text: string): CheckedCell {
  const read = readCell(column, text);
  if (!read.ok) return read;
  const value = read.value ?? column.blank ?? null;
  const [error] = errorsOf(column, value);
  if (!error) return findUnstorableText(value) ? { ok: false, code: "CELL_INVALID" } : { ok: true, value };
  if (value === null || value === "") return { ok: false, code: "CELL_REQUIRED" };
  return { ok: false, code: BROKEN[error.keyword] ?? "CELL_INVALID" };
}

function errorsOf({ schema }: SheetColumn, value: CellValue): ErrorObject[] {
  if (!schema) return [];
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate(value) ? [] : (validate.errors ?? []);
}
