import type { Reply } from "@todayfruit/contract/all-calls";
import type { DeliveryRow } from "./webhook-deliveries.repository.ts";

export function presentDelivery(
  row: DeliveryRow,
): Reply<"GET /operator/v1/webhook-deliveries">["list"][number] {
  return {
    id: row.id,
    endpointId: row.endpoint_id,
    url: row.url,
    messageId: row.message_id,
    event: row.type,
    subject: row.subject,
    status: row.status,
    attempts: row.attempts,
    occurredAt: row.occurred_at.toISOString(),
    attemptedAt: row.attempted_at?.toISOString() ?? null,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    responseStatus: row.response_status,
    responseBody: row.response_body,
    error: row.error,
    durationMs: row.duration_ms,
  };
}
