import type { RefusalDetail } from "@todayfruit/contract/error-body";
import type { AddReply } from "@todayfruit/contract/record-edits/record-edit-schemas";
import type { RefusalCode } from "@todayfruit/contract/refusals";
import type { FieldValues } from "@todayfruit/domain/record-edits/compare-record-fields";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { Actor, OperatorContext } from "../../http/handler-context-types.ts";
import { nextCatalogIds } from "./add-operator-changes.repository.ts";
import type { AddableRecord } from "./editable-record-types.ts";
import { explainRefusedRows } from "./explain-refused-rows.ts";
import { inUtc } from "./plan-batch-edit.ts";
import { saveChangeWithTrail } from "./save-change-with-trail.ts";

/** Actor of an edit and the database; the command line itself has no operator. */
export type EditContext = Actor & Pick<OperatorContext, "db">;

type Added<Code extends RefusalCode> = Result<Static<typeof AddReply>, Code, RefusalDetail | undefined>;

/** Adds records in one transaction with the trail: all of them, or none with the refused rows. */
export function createRecords<Fields extends FieldValues, Code extends RefusalCode>(
  context: EditContext,
  record: AddableRecord<Fields, Code>,
  { rows, reason }: { rows: readonly Fields[]; reason: string },
): Promise<Added<Code>> {
  return context.db.transaction<Added<Code>>(
    async (tx) => {
      const ids = await (record.nextIds ?? nextCatalogIds)(tx, rows.length);
      const added = rows.map((row, index) => ({
        id: ids[index] ?? 0,
        fields: { ...row, ...inUtc<Fields>(row, record.instants) },
      }));
      const refused = await record.check(
        tx,
        added.map(({ id, fields }) => ({ id, version: 1, fields, edited: fields })),
        context.now(),
      );
      const [first] = refused;
      if (first) {
        const explained = await explainRefusedRows(tx, {
          subject: record.subject,
          refused,
          stored: new Map(),
        });
        return refuse(first.code, { rows: explained });
      }
      await record.insert(tx, added, context.now());
      const changed = added.map(({ id, fields }) => ({ id, before: null, after: fields }));
      const change = await saveChangeWithTrail(tx, context, record, { rows: changed, reason, verb: "add" });
      return ok({ change, rows: ids.map((id) => ({ id, version: 1 })) });
    },
    (result) => result.ok,
  );
}
