import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { ORDER_MOVES } from "../fulfilment/undo/open-and-close-order-change.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { endChange, lockChange } from "./changes.repository.ts";
import { findEditableRecord } from "./find-editable-record.ts";

type Cancelled = Answer<"POST /operator/v1/changes/{id}/cancel">;

/** Cancels a scheduled change before its instant. */
export function cancelChange(
  { path: { id }, body }: Input<"POST /operator/v1/changes/{id}/cancel">,
  context: OperatorContext,
): Promise<Cancelled> {
  return context.db.transaction<Cancelled>(
    async (tx) => {
      const change = await lockChange(tx, id);
      if (!change) return refuse("CHANGE_NOT_FOUND");
      if (change.noun === ORDER_MOVES) return refuse("CHANGE_NOT_SCHEDULED");
      const { permission, noun } = findEditableRecord(change.noun);
      if (!context.operator.permissions.includes(permission)) return refuse("PERMISSION_REQUIRED");
      if (change.status !== "scheduled") return refuse("CHANGE_NOT_SCHEDULED");
      await endChange(tx, id, { status: "cancelled", at: context.now() });
      await addAction(tx, context, {
        action: `${noun}.cancel`,
        subject: `change ${id}`,
        before: { status: "scheduled" },
        after: { status: "cancelled" },
        reason: body.reason,
      });
      return ok({ id, status: "cancelled", effectiveAt: change.effective_at.toISOString() });
    },
    (result) => result.ok,
  );
}
