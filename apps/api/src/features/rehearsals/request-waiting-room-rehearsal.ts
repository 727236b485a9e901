import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { saveChangeWithTrail } from "../record-edits/save-change-with-trail.ts";
import { disturbedUntil, findRehearsalRefusalCode } from "./find-rehearsal-refusal-code.ts";
import { rehearsalRecordDefinition } from "./rehearsal-record-definition.ts";
import { addRehearsal, findRehearsalFacts } from "./rehearsals.repository.ts";

type Requested = Answer<"POST /operator/v1/waiting-rooms/{id}/rehearsals">;

/**
 * Requests a rehearsal of an announced room, which a process of the shop begins within seconds. Undoing the change cancels it. A
 * dry run writes nothing.
 */
export function requestWaitingRoomRehearsal(
  { path: { id: roomId }, body, query }: Input<"POST /operator/v1/waiting-rooms/{id}/rehearsals">,
  context: OperatorContext,
): Promise<Requested> {
  const now = context.now();
  return context.db.transaction<Requested>(
    async (tx) => {
      const facts = await findRehearsalFacts(tx, roomId, disturbedUntil(now));
      if (!facts) return refuse("RECORD_NOT_FOUND");
      const code = findRehearsalRefusalCode(context, facts);
      if (code !== null) return refuse(code);
      if (query?.dryRun) return ok({ id: null, change: null });
      const id = await addRehearsal(tx, {
        roomId,
        buyers: body.buyers,
        operatorId: context.operator.id,
        now,
      });
      if (id === null) return refuse("REHEARSAL_RUNNING");
      const rows = [{ id, before: { isCancelled: true }, after: { isCancelled: false } }];
      const change = await saveChangeWithTrail(tx, context, rehearsalRecordDefinition, {
        rows,
        reason: body.reason,
        verb: "add",
      });
      return ok({ id, change });
    },
    (result) => result.ok,
  );
}
