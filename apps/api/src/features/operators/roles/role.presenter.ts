import type { Reply } from "@todayfruit/contract/all-calls";
import type { RoleRow } from "./roles.repository.ts";

export function presentRole(row: RoleRow): Reply<"GET /operator/v1/roles">["list"][number] {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    title: row.title,
    permissions: row.permissions,
    isOwn: row.is_own,
    goodwillLimit: row.goodwill_limit,
    claimGoodwillLimit: row.claim_goodwill_limit,
    operatorCount: row.operator_count,
  };
}
