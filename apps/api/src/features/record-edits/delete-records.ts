import type { RefusalDetail } from "@todayfruit/contract/error-body";
import type { DeleteReply } from "@todayfruit/contract/record-edits/record-edit-schemas";
import type { RefusalCode } from "@todayfruit/contract/refusals";
import type { FieldValues } from "@todayfruit/domain/record-edits/compare-record-fields";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import type { AddableRecord } from "./editable-record-types.ts";
import { explainRefusedRows } from "./explain-refused-rows.ts";
import { planBatchEdit, type RowRefusalCode } from "./plan-batch-edit.ts";
import { saveChangeWithTrail } from "./save-change-with-trail.ts";

type Deleted = Result<
  Static<typeof DeleteReply>,
  RowRefusalCode | "RECORD_IN_USE",
  RefusalDetail | undefined
>;

/** Deletes records as they were seen, in one transaction with the trail, which keeps them; undo adds them again. */
export function deleteRecords<Fields extends FieldValues, Code extends RefusalCode>(
  context: OperatorContext,
  record: AddableRecord<Fields, Code>,
  { rows, reason }: { rows: readonly { id: number; version: number }[]; reason: string },
): Promise<Deleted> {
  return context.db.transaction<Deleted>(
    async (tx) => {
      const seen = rows.map((row) => ({ ...row, set: {} }));
      const { refused: stale, stored } = await planBatchEdit(tx, record, seen, context.now());
      const inUse = stale.length > 0 ? [] : await record.remove(tx, [...stored.keys()], context.now());
      const [first] = [...stale, ...inUse];
      if (first) {
        const refused = [...stale, ...inUse];
        const explained = await explainRefusedRows(tx, { subject: record.subject, refused, stored });
        return refuse(inUse.length > 0 ? "RECORD_IN_USE" : (first.code as RowRefusalCode), {
          rows: explained,
        });
      }
      const changed = [...stored.values()].map(({ id, fields }) => ({ id, before: fields, after: null }));
      return ok({
        change: await saveChangeWithTrail(tx, context, record, { rows: changed, reason, verb: "delete" }),
      });
    },
    (result) => result.ok,
  );
}
