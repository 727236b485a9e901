import type { Input } from "@todayfruit/contract/all-calls";
import { refusalMessage } from "@todayfruit/contract/refusals";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { saveChangeWithTrail } from "../../record-edits/save-change-with-trail.ts";
import { endOfDayNextYear } from "../adjust-points.ts";
import { givePoints, lockMembersForPoints } from "./given-points.repository.ts";
import { givenFieldsOf, givenPointsRecordDefinition } from "./given-points-record-definition.ts";

type Call = "POST /operator/v1/points";

/**
 * Gives points to many members in one transaction. Without `partial` an id that is no member's refuses all; a dry run
 * answers who would get them. They are one change, whose undo takes back what is not used.
 */
export function givePointsToMany(
  { body, query: { dryRun = false, partial = false } = {} }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const code = "MEMBER_NOT_FOUND";
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const members = await lockMembersForPoints(tx, body.memberIds);
      const known = new Set(members.map(({ id }) => id));
      const unknown = body.memberIds.filter((id) => !known.has(id));
      if (unknown.length > 0 && !partial && !dryRun) {
        const fields = unknown.map((id) => ({ field: `memberIds.${id}`, message: refusalMessage(code) }));
        return refuse(code, { fields });
      }
      const refused = unknown.map((id) => ({ id, code, message: refusalMessage(code) }));
      const rows = members.map(({ id, point_balance }) => ({
        memberId: id,
        point: point_balance + body.amount,
      }));
      const change = dryRun || rows.length === 0 ? null : await give(tx, context, [...known], body);
      return ok({ change, rows, refused });
    },
    (result) => result.ok && !dryRun,
  );
}

async function give(
  tx: Tx,
  context: OperatorContext,
  memberIds: readonly number[],
  { amount, reason }: Input<Call>["body"],
) {
  const now = context.now();
  const until = endOfDayNextYear(now);
  const lots = await givePoints(tx, { memberIds, amount, now, until });
  const rows = lots.map((lot) => ({
    id: lot.id,
    before: null,
    after: givenFieldsOf({ ...lot, amount, remaining: amount, expires_at: until }),
  }));
  return saveChangeWithTrail(tx, context, givenPointsRecordDefinition, { rows, reason, verb: "give" });
}
