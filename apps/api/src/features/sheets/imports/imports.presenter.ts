import type { Reply } from "@todayfruit/contract/all-calls";
import type { ImportRow } from "./imports.repository.ts";

export function presentImport(row: ImportRow): Reply<"GET /operator/v1/imports">["list"][number] {
  return {
    id: row.id,
    sheet: row.sheet,
    status: row.status,
    fileName: row.file_name,
    rowCount: row.row_count,
    doneCount: row.done_count,
    changedCount: row.changed_count,
    problemCount: row.problem_count,
    reason: row.reason,
    operatorId: row.operator_id,
    operatorName: row.operator_name,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
