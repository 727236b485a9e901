import type { RefusedRow } from "@todayfruit/contract/record-edits/record-edit-schemas";
import { type RefusalCode, refusalMessage } from "@todayfruit/contract/refusals";
import type { FieldValues } from "@todayfruit/domain/record-edits/compare-record-fields";
import type { Runner } from "../../db/database.ts";
import { listLastEdits } from "./add-operator-changes.repository.ts";
import type { RowRefusal, StoredRecord } from "./editable-record-types.ts";

type Refused<Fields extends FieldValues> = {
  subject: string;
  refused: readonly RowRefusal<RefusalCode>[];
  stored: ReadonlyMap<number, StoredRecord<Fields>>;
};

/** Explains refused rows: the sentence, the record as it is now, and its last edit: by whom and when. */
export async function explainRefusedRows<Fields extends FieldValues>(
  db: Runner,
  { subject, refused, stored }: Refused<Fields>,
): Promise<RefusedRow[]> {
  if (refused.length === 0) return [];
  const edits = await listLastEdits(
    db,
    refused.map(({ id }) => `${subject} ${id}`),
  );
  const lastEdit = new Map(edits.map((edit) => [edit.subject, edit]));
  return refused.map(({ id, code, field }) => {
    const now = stored.get(id);
    const last = lastEdit.get(`${subject} ${id}`);
    return {
      id,
      code,
      message: refusalMessage(code),
      field,
      version: now?.version ?? null,
      current: now?.fields ?? null,
      changedBy: last?.name ?? null,
      changedAt: last?.at.toISOString() ?? null,
    };
  });
}
