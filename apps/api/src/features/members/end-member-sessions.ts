import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { endSessions, lockMembers } from "./members.repository.ts";

type Ended = Answer<"POST /operator/v1/members/{id}/sessions/end">;

/** Ends every session of a member, for a reason in the trail. */
export function endMemberSessions(
  { path, body }: Input<"POST /operator/v1/members/{id}/sessions/end">,
  context: OperatorContext,
): Promise<Ended> {
  return context.db.transaction<Ended>(
    async (tx) => {
      const [member] = await lockMembers(tx, [path.id]);
      if (!member) return refuse("MEMBER_NOT_FOUND");
      const ended = await endSessions(tx, [path.id], context.now());
      await addAction(tx, context, {
        action: "members.end-sessions",
        subject: `member ${path.id}`,
        before: { sessions: ended },
        after: { sessions: 0 },
        reason: body.reason,
      });
      return ok({ ended });
    },
    (result) => result.ok,
  );
}
