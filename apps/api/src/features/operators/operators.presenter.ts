import type { Reply } from "@todayfruit/contract/all-calls";
import type { ActionRow } from "../operator-actions/operator-actions.repository.ts";
import type { OperatorRow } from "./operators.repository.ts";

export function presentOperator(row: OperatorRow): Reply<"PUT /operator/v1/operators/{id}"> {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    roles: row.roles,
    distributorIds: row.distributor_ids,
    isActive: row.is_active,
    createdAt: row.created_at.toISOString(),
  };
}

export function presentAction(row: ActionRow): Reply<"GET /operator/v1/actions">["list"][number] {
  return {
    id: String(row.id),
    operatorId: row.operator_id,
    operatorName: row.operator_name,
    source: row.source,
    action: row.action,
    subject: row.subject,
    before: row.before ?? null,
    after: row.after ?? null,
    reason: row.reason,
    requestId: row.request_id,
    at: row.at.toISOString(),
    address: row.ip_address,
  };
}
