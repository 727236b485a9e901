import type { ChangeMade } from "@todayfruit/contract/record-edits/record-edit-schemas";
import type { Static } from "typebox";
import type { Tx } from "../../db/database.ts";
import type { Actor } from "../../http/handler-context-types.ts";
import {
  addActionsOfChange,
  addChange,
  type ChangedRow,
  setRowsOfChange,
} from "./add-operator-changes.repository.ts";

type Opened = { noun: string; reason: string; undoesId?: number };

/**
 * Opens a change before its rows are known, so that what the call writes refers to it; the caller closes it in the same
 * transaction. Returns its id.
 */
export function openChange(
  tx: Tx,
  { operator, requestId, address, now }: Actor,
  { noun, reason, undoesId }: Opened,
): Promise<number> {
  const at = now();
  return addChange(tx, {
    operatorId: operator?.id ?? null,
    source: operator?.source ?? "command",
    noun,
    rows: [],
    reason,
    requestId,
    address: address || null,
    createdAt: at,
    effectiveAt: at,
    status: "applied",
    undoesId: undoesId ?? null,
  });
}

type Closed = {
  id: number;
  /** Action of the trail, e.g. `orders.accept`. */
  action: string;
  subject: string;
  rows: readonly ChangedRow[];
};

/** Closes an opened change with its rows, and adds a row of the trail for each. */
export async function closeChange(
  tx: Tx,
  { now }: Pick<Actor, "now">,
  { id, action, subject, rows }: Closed,
): Promise<Static<typeof ChangeMade>> {
  const at = now();
  await setRowsOfChange(tx, id, rows);
  await addActionsOfChange(tx, { id, action, subject, at });
  return { id, status: "applied", effectiveAt: at.toISOString() };
}
