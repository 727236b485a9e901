import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addRoleChangeToTrail } from "./add-role-change-to-trail.ts";
import { lockRole } from "./lock-role.ts";
import { presentRole } from "./role.presenter.ts";
import { setGoodwillLimits } from "./roles.repository.ts";

type Call = "PUT /operator/v1/roles/{id}/goodwill-limits";

/** Changes how much the operators of a role may give above what is owed; also of a role that comes with the shop. */
export function changeGoodwillLimits(
  { path, body, query }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const role = await lockRole(tx, path.id, body.version);
      if (!role.ok) return role;
      await setGoodwillLimits(tx, path.id, body);
      const before = presentRole(role.value);
      const change = { id: path.id, action: "roles.change-goodwill-limits", before, reason: body.reason };
      return ok(await addRoleChangeToTrail(tx, context, change));
    },
    (result) => result.ok && query?.dryRun !== true,
  );
}
