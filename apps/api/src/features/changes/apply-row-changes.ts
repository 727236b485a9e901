import type { RefusedRow } from "@todayfruit/contract/record-edits/record-edit-schemas";
import type { RefusalCode } from "@todayfruit/contract/refusals";
import { type FieldValues, overtakenFields } from "@todayfruit/domain/record-edits/compare-record-fields";
import type { Tx } from "../../db/database.ts";
import type { ChangedRow } from "../record-edits/add-operator-changes.repository.ts";
import type { EditableRecord, EditedRecord, RowRefusal } from "../record-edits/editable-record-types.ts";
import { explainRefusedRows } from "../record-edits/explain-refused-rows.ts";

export type SetRows = { code: RefusalCode; rows: RefusedRow[] } | null;

/**
 * Sets the fields of changed rows to `after`, unless one of them no longer has its value `before`; a row without `before` is
 * added again, one without `after` deleted. The caller rolls back a refusal.
 *
 * @returns `null` when written, else the refusal with the records as they are now
 */
export async function applyRowChanges(
  tx: Tx,
  record: EditableRecord<FieldValues>,
  rows: readonly ChangedRow[],
  at: Date,
): Promise<SetRows> {
  const locked = await record.lock(
    tx,
    rows.map(({ id }) => id),
  );
  const stored = new Map(locked.map((row) => [row.id, row]));
  const refused: RowRefusal[] = [];
  const edits: EditedRecord<FieldValues>[] = [];
  const added: { id: number; fields: FieldValues }[] = [];
  const removed: number[] = [];
  for (const { id, before, after } of rows) {
    const row = stored.get(id);
    if (before === null) {
      if (row || after === null) refused.push({ id, code: "CHANGE_OVERTAKEN", field: null });
      else added.push({ id, fields: after });
      continue;
    }
    const [overtaken] = row ? overtakenFields(row.fields, before) : [];
    if (!row) refused.push({ id, code: "RECORD_NOT_FOUND", field: null });
    else if (overtaken !== undefined) refused.push({ id, code: "CHANGE_OVERTAKEN", field: overtaken });
    else if (after === null) removed.push(id);
    else edits.push({ ...row, edited: { ...row.fields, ...after } });
  }
  const additions = added.map(({ id, fields }) => ({ id, version: 1, fields, edited: fields }));
  refused.push(...(await record.check(tx, [...edits, ...additions], at)));
  if (removed.length > 0) refused.push(...((await record.remove?.(tx, removed, at)) ?? []));
  const [first] = refused;
  if (first) {
    const explained = await explainRefusedRows(tx, { subject: record.subject, refused, stored });
    return { code: first.code, rows: explained };
  }
  if (edits.length > 0) await record.write(tx, edits, at);
  if (added.length > 0) await record.insert?.(tx, added, at);
  return null;
}
