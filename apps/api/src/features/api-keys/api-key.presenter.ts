import type { Reply } from "@todayfruit/contract/all-calls";
import type { ApiKeyRow } from "./api-keys.repository.ts";

export type ApiKey = Reply<"GET /operator/v1/api-keys">["list"][number];

export function presentApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    version: row.version,
    operatorId: row.operator_id,
    name: row.name,
    permissions: row.permissions,
    distributorIds: row.distributor_ids,
    networks: row.networks,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    secrets: row.secrets.map(({ hint, createdAt, endsAt }) => ({
      hint,
      createdAt: new Date(createdAt).toISOString(),
      endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
    })),
  };
}
