import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { isOfFarm } from "../farm-access/farm-operator.policy.ts";
import { ORDER_MOVES } from "../fulfilment/undo/open-and-close-order-change.ts";
import { undoOrderMoves } from "../fulfilment/undo/undo-order-moves.ts";
import { saveChangeWithTrail } from "../record-edits/save-change-with-trail.ts";
import { applyRowChanges } from "./apply-row-changes.ts";
import { endChange, type LockedChange, lockChange } from "./changes.repository.ts";
import { findEditableRecord } from "./find-editable-record.ts";

type Undone = Answer<"POST /operator/v1/changes/{id}/undo">;

/**
 * Takes an applied change back by a change of its own, so that the trail keeps both. Refused where an edited field has
 * another value by now, or where something later depends on a moved order; with `partial` the other orders are taken back.
 */
export function undoChange(
  { path, body, query }: Input<"POST /operator/v1/changes/{id}/undo">,
  context: OperatorContext,
): Promise<Undone> {
  return context.db.transaction<Undone>(
    (tx) => undoChangeIn(tx, context, { id: path.id, reason: body.reason, partial: query?.partial ?? false }),
    (result) => result.ok,
  );
}

type Wish = { id: number; reason: string; partial: boolean };

/** Takes an applied change back in an open transaction. */
export async function undoChangeIn(tx: Tx, context: OperatorContext, wish: Wish): Promise<Undone> {
  const change = await lockChange(tx, wish.id);
  if (!change) return refuse("CHANGE_NOT_FOUND");
  const undone = await (change.noun === ORDER_MOVES ? undoOrders : undoRecords)(tx, context, change, wish);
  if (undone.ok) await endChange(tx, wish.id, { status: "undone", at: context.now() });
  return undone;
}

async function undoOrders(
  tx: Tx,
  context: OperatorContext,
  change: LockedChange,
  { reason, partial }: Wish,
): Promise<Undone> {
  if (!context.operator.permissions.includes("orders.ship")) return refuse("PERMISSION_REQUIRED");
  if (change.status !== "applied" || change.undoes_id !== null) return refuse("CHANGE_NOT_APPLIED");
  return undoOrderMoves(tx, context, { changeId: change.id, reason, partial });
}

async function undoRecords(
  tx: Tx,
  context: OperatorContext,
  change: LockedChange,
  { id, reason }: Wish,
): Promise<Undone> {
  if (isOfFarm(context)) return refuse("CHANGE_NOT_FOUND");
  const record = findEditableRecord(change.noun);
  if (!context.operator.permissions.includes(record.permission)) return refuse("PERMISSION_REQUIRED");
  if (change.status !== "applied") return refuse("CHANGE_NOT_APPLIED");
  const rows = change.rows.map((row) => ({ id: row.id, before: row.after, after: row.before }));
  const refused = await applyRowChanges(tx, record, rows, context.now());
  if (refused) {
    const code = refused.code === "RECORD_NOT_FOUND" ? refused.code : "CHANGE_OVERTAKEN";
    return refuse(code, { rows: refused.rows });
  }
  return ok({
    ...(await saveChangeWithTrail(tx, context, record, { rows, reason, verb: "undo", undoesId: id })),
    refused: [],
  });
}
