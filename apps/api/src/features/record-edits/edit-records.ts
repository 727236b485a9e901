import type { RefusalDetail } from "@todayfruit/contract/error-body";
import type { EditReply } from "@todayfruit/contract/record-edits/record-edit-schemas";
import type { RefusalCode } from "@todayfruit/contract/refusals";
import type { FieldValues } from "@todayfruit/domain/record-edits/compare-record-fields";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import { addJob } from "../../db/add-job.ts";
import type { Tx } from "../../db/database.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import type { EditableRecord } from "./editable-record-types.ts";
import { explainRefusedRows } from "./explain-refused-rows.ts";
import { type Plan, planBatchEdit, type RowRefusalCode, type WantedRow } from "./plan-batch-edit.ts";
import { saveChangeWithTrail } from "./save-change-with-trail.ts";

/** Task of the queue that applies a scheduled change at its instant. */
export const APPLY_CHANGE = "apply-operator-change";
/** Time in ms before its instant at which the job of a scheduled change begins and waits: the queue begins a job up to a second late. */
export const BEGINS_EARLIER_MS = 1000;

export type WantedEdit<Fields extends FieldValues> = {
  rows: readonly WantedRow<Fields>[];
  reason: string;
  effectiveAt?: string | undefined;
};
export type EditOptions = { dryRun?: boolean | undefined; partial?: boolean | undefined };

type Edited<Code extends RefusalCode> = Result<
  Static<typeof EditReply>,
  Code | RowRefusalCode | "EFFECTIVE_AT_PAST",
  RefusalDetail | undefined
>;

/**
 * Edits records in one transaction with the trail: at once, or at an instant to come. Without `partial` one refused row
 * refuses the whole edit, with the record as it is now and its last edit; a dry run writes nothing.
 *
 * @returns the fields that differ, before and after, and the refused rows
 */
export function editRecords<Fields extends FieldValues, Code extends RefusalCode>(
  context: OperatorContext,
  record: EditableRecord<Fields, Code>,
  wanted: WantedEdit<Fields>,
  options: EditOptions = {},
): Promise<Edited<Code>> {
  return context.db.transaction<Edited<Code>>(
    (tx) => editRecordsIn(tx, context, record, wanted, options),
    (result) => result.ok && !options.dryRun,
  );
}

/** Edits records in an open transaction. */
export async function editRecordsIn<Fields extends FieldValues, Code extends RefusalCode>(
  tx: Tx,
  context: OperatorContext,
  record: EditableRecord<Fields, Code>,
  wanted: WantedEdit<Fields>,
  { dryRun = false, partial = false }: EditOptions = {},
): Promise<Edited<Code>> {
  const { reason } = wanted;
  const scheduledAt = wanted.effectiveAt === undefined ? null : new Date(wanted.effectiveAt);
  if (scheduledAt && scheduledAt <= context.now()) return refuse("EFFECTIVE_AT_PAST");
  const plan = await planBatchEdit(tx, record, wanted.rows, scheduledAt ?? context.now());
  const refused = await explainRefusedRows(tx, { ...plan, subject: record.subject });
  const [first] = plan.refused;
  if (first && !partial && !dryRun) return refuse(first.code, { rows: refused });
  const change = dryRun ? null : await store(tx, context, record, plan, { reason, scheduledAt });
  return ok({ change, rows: await differences(tx, record, plan, change?.status === "applied"), refused });
}

/** Stores the planned edits as one change, applied or scheduled; `null` when nothing differs. */
async function store<Fields extends FieldValues, Code extends RefusalCode>(
  tx: Tx,
  context: OperatorContext,
  record: EditableRecord<Fields, Code>,
  { edits }: Plan<Fields, Code>,
  { reason, scheduledAt }: { reason: string; scheduledAt: Date | null },
): Promise<Static<typeof EditReply>["change"]> {
  if (edits.length === 0) return null;
  const rows = edits.map(({ id, before, after }) => ({ id, before, after }));
  if (!scheduledAt) {
    await record.write(tx, edits, context.now());
    return saveChangeWithTrail(tx, context, record, { rows, reason, verb: "edit" });
  }
  const change = await saveChangeWithTrail(tx, context, record, {
    rows,
    reason,
    verb: "schedule",
    scheduledAt,
  });
  const runAt = new Date(scheduledAt.getTime() - BEGINS_EARLIER_MS);
  await addJob(tx, { task: APPLY_CHANGE, runAt, key: `${APPLY_CHANGE}:${change.id}` });
  return change;
}

/** Lists what differs, with the versions after the edit. */
async function differences<Fields extends FieldValues, Code extends RefusalCode>(
  tx: Tx,
  record: EditableRecord<Fields, Code>,
  { edits }: Plan<Fields, Code>,
  isApplied: boolean,
): Promise<Static<typeof EditReply>["rows"]> {
  const after = isApplied
    ? await record.lock(
        tx,
        edits.map(({ id }) => id),
      )
    : edits;
  const versions = new Map(after.map(({ id, version }) => [id, version]));
  return edits.map(({ id, version, before, after }) => ({
    id,
    version: versions.get(id) ?? version,
    before,
    after,
  }));
}
