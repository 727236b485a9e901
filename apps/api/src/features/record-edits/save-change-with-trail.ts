import type { ChangeMade } from "@todayfruit/contract/record-edits/record-edit-schemas";
import type { Static } from "typebox";
import type { Tx } from "../../db/database.ts";
import type { Actor } from "../../http/handler-context-types.ts";
import { addActionsOfChange, addChange, type ChangedRow } from "./add-operator-changes.repository.ts";

type Recorded = {
  rows: readonly ChangedRow[];
  reason: string;
  /** Verb of the trail, e.g. `add` in `notices.add`. */
  verb: string;
  /** Instant at which it is applied, when that is to come. */
  scheduledAt?: Date | null;
  /** Change that this one takes back. */
  undoesId?: number | null;
};

/** Records a change with a row of the trail for each record; returns it. */
export async function saveChangeWithTrail(
  tx: Tx,
  { operator, requestId, address, now }: Actor,
  { noun, subject }: { noun: string; subject: string },
  { rows, reason, verb, scheduledAt = null, undoesId = null }: Recorded,
): Promise<Static<typeof ChangeMade>> {
  const at = now();
  const effectiveAt = scheduledAt ?? at;
  const status = scheduledAt ? "scheduled" : "applied";
  const id = await addChange(tx, {
    operatorId: operator?.id ?? null,
    source: operator?.source ?? "command",
    noun,
    rows,
    reason,
    requestId,
    address: address || null,
    createdAt: at,
    effectiveAt,
    status,
    undoesId,
  });
  await addActionsOfChange(tx, { id, action: `${noun}.${verb}`, subject, at });
  return { id, status, effectiveAt: effectiveAt.toISOString() };
}
