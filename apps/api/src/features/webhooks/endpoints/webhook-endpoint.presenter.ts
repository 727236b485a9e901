import type { Reply } from "@todayfruit/contract/all-calls";
import type { WebhookEvent } from "@todayfruit/domain/webhooks/webhook-event-names";
import type { EndpointRow } from "./webhook-endpoints.repository.ts";

export function presentWebhookEndpoint(
  row: EndpointRow,
): Reply<"GET /operator/v1/webhook-endpoints">["list"][number] {
  return {
    id: row.id,
    version: row.version,
    url: row.url,
    events: row.events as WebhookEvent[],
    description: row.description,
    isEnabled: row.is_enabled,
    hasSecret: row.has_secret,
    oldSecretEndsAt: row.old_secret_ends_at?.toISOString() ?? null,
    failingSince: row.failing_since?.toISOString() ?? null,
    disabledFor: row.disabled_for,
    disabledAt: row.disabled_at?.toISOString() ?? null,
  };
}
