import type { Reply } from "@todayfruit/contract/all-calls";
import type { Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { presentRole } from "./role.presenter.ts";
import { findRole } from "./roles.repository.ts";

type Role = NonNullable<Reply<"POST /operator/v1/roles">["after"]>;
type Change = { id: number; action: string; before: Role | null; reason: string };

/** Records a change of a role in the trail; returns the role before and after it. */
export async function addRoleChangeToTrail(
  tx: Tx,
  context: OperatorContext,
  { id, action, before, reason }: Change,
): Promise<{ before: Role | null; after: Role | null }> {
  const row = action === "roles.delete" ? null : requireOneRow([await findRole(tx, id)]);
  const after = row && presentRole(row);
  await addAction(tx, context, { action, subject: `role ${id}`, before, after, reason });
  return { before, after };
}
