import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/context.ts";
import { recordChange } from "../record-edits/record-change.ts";
import { endChange, lockChange } from "./changes.repository.ts";
import { editableRecord } from "./editable-records.ts";
import { setChangedRows } from "./set-changed-rows.ts";

type Undone = Answer<"POST /operator/v1/changes/{id}/undo">;

/**
 * Takes an applied change back by a change of its own, so that the trail keeps both. Refused where an edited field has
 * another value by now.
 */
export function undoChange(
  { path, body }: Input<"POST /operator/v1/changes/{id}/undo">,
  context: OperatorContext,
): Promise<Undone> {
  return context.db.transaction<Undone>(
    (tx) => undoChangeIn(tx, context, path.id, body.reason),
    (result) => result.ok,
  );
}

/** Takes an applied change back in an open transaction. */
export async function undoChangeIn(
  tx: Tx,
  context: OperatorContext,
  id: number,
  reason: string,
): Promise<Undone> {
  const change = await lockChange(tx, id);
  if (!change) return refuse("CHANGE_NOT_FOUND");
  const record = editableRecord(change.noun);
  if (!context.operator.permissions.includes(record.permission)) return refuse("PERMISSION_REQUIRED");
  if (change.status !== "applied") return refuse("CHANGE_NOT_APPLIED");
  const rows = change.rows.map((row) => ({ id: row.id, before: row.after, after: row.before }));
  const refused = await setChangedRows(tx, record, rows, context.now());
  if (refused) {
    const code = refused.code === "RECORD_NOT_FOUND" ? refused.code : "CHANGE_OVERTAKEN";
    return refuse(code, { rows: refused.rows });
  }
  await endChange(tx, id, { status: "undone", at: context.now() });
  return ok(await recordChange(tx, context, record, { rows, reason, verb: "undo", undoesId: id }));
}
