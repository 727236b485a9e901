import type { Tx } from "../../../db/database.ts";
import { applyRowChanges } from "../../changes/apply-row-changes.ts";
import { findEditableRecord } from "../../changes/find-editable-record.ts";
import type { ShownEdit } from "../previews.repository.ts";

/**
 * Applies the edits of a preview as if they were saved now, within a transaction that is rolled back. A kind of record of
 * which one row was changed meanwhile is left out, as saving it would be refused.
 *
 * @returns how many kinds were left out
 */
export async function applyPreviewedEdits(tx: Tx, edits: readonly ShownEdit[], now: Date): Promise<number> {
  let failed = 0;
  for (const { noun, rows } of edits) {
    if (await applyRowChanges(tx, findEditableRecord(noun), rows, now)) failed += 1;
  }
  return failed;
}
