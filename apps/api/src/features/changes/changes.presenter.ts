import type { Reply } from "@todayfruit/contract/all-calls";
import type { ChangeRow } from "./changes.repository.ts";

export function presentChange(row: ChangeRow): Reply<"GET /operator/v1/changes">["list"][number] {
  return {
    id: row.id,
    noun: row.noun,
    status: row.status,
    rowCount: row.row_count ?? 0,
    reason: row.reason,
    operatorId: row.operator_id,
    operatorName: row.operator_name,
    createdAt: row.created_at.toISOString(),
    effectiveAt: row.effective_at.toISOString(),
    failure: row.failure,
    undoesId: row.undoes_id,
  };
}
