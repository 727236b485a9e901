import type { Services } from "../../http/handler-context-types.ts";
import { addActionsOfChange } from "../record-edits/add-operator-changes.repository.ts";
import { applyRowChanges } from "./apply-row-changes.ts";
import { endChange, listDueChanges, lockChange } from "./changes.repository.ts";
import { findEditableRecord } from "./find-editable-record.ts";

/**
 * Applies the scheduled changes whose instant has come, each in a transaction of its own.
 *
 * @param until instant that has come, now when left out
 * @returns how many were applied
 */
export async function applyDueChanges(
  { db, now }: Pick<Services, "db" | "now">,
  until = now(),
): Promise<number> {
  let applied = 0;
  for (const { id } of await listDueChanges(db, until)) {
    if (await applyChange({ db, now }, id)) applied += 1;
  }
  return applied;
}

/** Applies one change; one whose records changed meanwhile fails as a whole and waits in the list for an operator. */
function applyChange({ db, now }: Pick<Services, "db" | "now">, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const at = now();
    const change = await lockChange(tx, id);
    if (change?.status !== "scheduled") return false;
    const record = findEditableRecord(change.noun);
    const refused = await applyRowChanges(tx, record, change.rows, at);
    if (refused) {
      await endChange(tx, id, { status: "failed", at, failure: refused.code });
      return false;
    }
    await endChange(tx, id, { status: "applied", at });
    await addActionsOfChange(tx, { id, action: `${record.noun}.edit`, subject: record.subject, at });
    return true;
  });
}
