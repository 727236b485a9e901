import type { RefusalCode } from "@todayfruit/contract/refusals";
import { type FieldValues, isSameValue } from "@todayfruit/domain/record-edits/compare-record-fields";
import { readCell } from "@todayfruit/domain/sheets/read-cell";
import type { CellValue } from "@todayfruit/domain/sheets/sheet-cell-types";
import { writeCell } from "@todayfruit/domain/sheets/write-cell";
import { editRecordsIn } from "../../record-edits/edit-records.ts";
import type { EditableRecord, StoredRecord } from "../../record-edits/editable-record-types.ts";
import type { SheetColumn, SheetRow } from "../definitions/sheet-column-types.ts";
import type { RefusedSheetRow, SheetImporter } from "./sheet-importer-types.ts";

type Options<Fields extends FieldValues> = {
  columns: readonly SheetColumn[];
  /** Refuses a row by what it says that it saw, for records without versions. */
  refuseStale?(row: SheetRow, stored: Fields): RefusalCode | null;
};

/**
 * Builds the importer of a kind of record. A cell that says what is stored changes nothing, however it is written, so that
 * a file as it was exported changes no row.
 */
export function buildRecordImporter<Fields extends FieldValues, Code extends RefusalCode>(
  record: EditableRecord<Fields, Code>,
  { columns, refuseStale }: Options<Fields>,
): SheetImporter {
  return {
    permission: record.permission,
    columns,
    async apply(tx, context, { rows, reason, dryRun }) {
      const locked = await record.lock(
        tx,
        rows.flatMap(({ id }) => id ?? []),
      );
      const stored = new Map(locked.map((row) => [row.id, row]));
      const lineOf = new Map(rows.map(({ id, line }) => [id, line]));
      const wanted = [];
      const stale: RefusedSheetRow[] = [];
      for (const row of rows) {
        const known = stored.get(row.id ?? 0);
        const set = known ? changedCells(columns, known, row) : row.set;
        if (Object.keys(set).length === 0 && known) continue;
        const code = known && refuseStale?.(row, known.fields);
        if (code) stale.push({ line: row.line, id: row.id, field: "id", code });
        else
          wanted.push({
            id: row.id ?? 0,
            version: row.version ?? known?.version ?? 0,
            set: set as Partial<Fields>,
          });
      }
      const edited = await editRecordsIn(
        tx,
        context,
        record,
        { rows: wanted, reason },
        { partial: true, dryRun },
      );
      if (!edited.ok) throw new Error(`A partial edit was refused: ${edited.code}`);
      const { rows: changed, refused, change } = edited.value;
      const refusedRows = refused.map(({ id, field, code }) => ({
        line: lineOf.get(id) ?? 0,
        id,
        field: field ?? (code === "RECORD_CHANGED" ? "version" : "id"),
        code: code as RefusalCode,
      }));
      return {
        changed: changed.map(({ id, before, after }) => ({ line: lineOf.get(id) ?? 0, id, before, after })),
        refused: [...stale, ...refusedRows].sort((a, b) => a.line - b.line),
        changeId: change?.id ?? null,
      };
    },
  };
}

/** Returns the cells of a row that differ from the stored fields as a file would show them. */
function changedCells<Fields extends FieldValues>(
  columns: readonly SheetColumn[],
  { fields }: StoredRecord<Fields>,
  { set }: SheetRow,
): Record<string, CellValue> {
  const differing = columns.filter((column) => {
    if (!Object.hasOwn(set, column.field) || !Object.hasOwn(fields, column.field)) return false;
    const shown = readCell(column, writeCell(column, fields[column.field] as CellValue));
    return !shown.ok || !isSameValue(shown.value ?? column.blank ?? null, set[column.field]);
  });
  return Object.fromEntries(differing.map(({ field }) => [field, set[field] ?? null]));
}
