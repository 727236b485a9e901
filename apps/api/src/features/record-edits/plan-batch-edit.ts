import type { RefusalCode } from "@todayfruit/contract/refusals";
import {
  compareRecordFields,
  type Difference,
  type FieldValues,
} from "@todayfruit/domain/record-edits/compare-record-fields";
import type { Tx } from "../../db/database.ts";
import type { EditableRecord, EditedRecord, RowRefusal, StoredRecord } from "./editable-record-types.ts";

export type WantedRow<Fields> = { id: number; version: number; set: Partial<Fields> };

export type RowRefusalCode = "RECORD_NOT_FOUND" | "RECORD_CHANGED" | "RECORD_REPEATED";

export type Plan<Fields extends FieldValues, Code extends RefusalCode> = {
  /** Records that change, with the fields that differ. */
  edits: (EditedRecord<Fields> & Difference)[];
  refused: RowRefusal<Code | RowRefusalCode>[];
  /** Locked records by id. */
  stored: ReadonlyMap<number, StoredRecord<Fields>>;
};

/** Locks the records of an edit and decides each row: changed, equal already, or refused. */
export async function planBatchEdit<Fields extends FieldValues, Code extends RefusalCode>(
  tx: Tx,
  record: EditableRecord<Fields, Code>,
  rows: readonly WantedRow<Fields>[],
  at: Date,
): Promise<Plan<Fields, Code>> {
  const locked = await record.lock(tx, [...new Set(rows.map(({ id }) => id))]);
  const stored = new Map(locked.map((row) => [row.id, row]));
  const refused: RowRefusal<Code | RowRefusalCode>[] = [];
  const edits: (EditedRecord<Fields> & Difference)[] = [];
  const seen = new Set<number>();
  for (const { id, version, set } of rows) {
    const row = stored.get(id);
    const code = refusalOf(row, version, seen.has(id));
    seen.add(id);
    if (!row || code) {
      refused.push({ id, code: code ?? "RECORD_NOT_FOUND", field: null });
      continue;
    }
    const wanted = inUtc(set, record.instants);
    const difference = compareRecordFields(row.fields, { ...record.derive?.(row.fields, wanted), ...wanted });
    if (difference) edits.push({ ...row, ...difference, edited: { ...row.fields, ...difference.after } });
  }
  const broken = await record.check(tx, edits, at);
  const isBroken = new Set(broken.map(({ id }) => id));
  return { edits: edits.filter(({ id }) => !isBroken.has(id)), refused: [...refused, ...broken], stored };
}

/** Returns the fields with their instants in UTC, e.g. `2026-11-23T12:00:00+09:00` as `2026-11-23T03:00:00.000Z`. */
export function inUtc<Fields extends FieldValues>(
  set: Partial<Fields>,
  instants: readonly string[] = [],
): Partial<Fields> {
  const written = instants.flatMap((field) => {
    const value = set[field];
    return typeof value === "string" ? [[field, new Date(value).toISOString()]] : [];
  });
  return { ...set, ...Object.fromEntries(written) };
}

function refusalOf(
  row: { version: number } | undefined,
  version: number,
  isRepeated: boolean,
): RowRefusalCode | null {
  if (isRepeated) return "RECORD_REPEATED";
  if (!row) return "RECORD_NOT_FOUND";
  return row.version === version ? null : "RECORD_CHANGED";
}
