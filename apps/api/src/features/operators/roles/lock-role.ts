import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import { explainRefusedRows } from "../../record-edits/explain-refused-rows.ts";
import { lockOperators } from "../operators.repository.ts";
import { presentRole } from "./role.presenter.ts";
import { findRole, type RoleRow } from "./roles.repository.ts";

export type RoleLockRefusal = "ROLE_NOT_FOUND" | "RECORD_CHANGED";

/** Finds a role at the version seen, while operators are locked: who manages them depends on all roles. */
export async function lockRole(
  tx: Tx,
  id: number,
  version: number,
): Promise<Result<RoleRow, RoleLockRefusal, RefusalDetail | undefined>> {
  await lockOperators(tx);
  const role = await findRole(tx, id);
  if (!role) return refuse("ROLE_NOT_FOUND");
  if (role.version === version) return ok(role);
  const rows = await explainRefusedRows(tx, {
    subject: "role",
    refused: [{ id, code: "RECORD_CHANGED", field: null }],
    stored: new Map([[id, { id, version: role.version, fields: presentRole(role) }]]),
  });
  return refuse("RECORD_CHANGED", { rows });
}
