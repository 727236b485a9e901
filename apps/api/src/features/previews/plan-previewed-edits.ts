import type { PreviewedEdit } from "@todayfruit/contract/previews/previewed-edits";
import type { RefusedRow } from "@todayfruit/contract/record-edits/record-edit-schemas";
import type { Static } from "typebox";
import type { Tx } from "../../db/database.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { findEditableRecord } from "../changes/find-editable-record.ts";
import { explainRefusedRows } from "../record-edits/explain-refused-rows.ts";
import { planBatchEdit } from "../record-edits/plan-batch-edit.ts";
import type { ShownEdit } from "./previews.repository.ts";

type Planned = { edits: ShownEdit[]; refused: RefusedRow[] };

/**
 * Checks edits by the rules of their own calls, without writing them.
 *
 * @returns the fields that differ, before and after, and the rows that are refused; `null` when the operator may not make
 *   one of the edits
 */
export async function planPreviewedEdits(
  tx: Tx,
  wanted: readonly Static<typeof PreviewedEdit>[],
  { operator, now }: Pick<OperatorContext, "operator" | "now">,
): Promise<Planned | null> {
  const planned: Planned = { edits: [], refused: [] };
  for (const { noun, rows } of wanted) {
    const record = findEditableRecord(noun);
    if (!operator.permissions.includes(record.permission)) return null;
    const plan = await planBatchEdit(tx, record, rows, now());
    const edits = plan.edits.map(({ id, before, after }) => ({ id, before, after }));
    if (edits.length > 0) planned.edits.push({ noun, rows: edits });
    planned.refused.push(...(await explainRefusedRows(tx, { ...plan, subject: record.subject })));
  }
  return planned;
}
