import type { WebhookEndpointFields } from "@todayfruit/contract/webhooks/webhook-endpoints.calls";
import { MOST_WEBHOOK_ENDPOINTS } from "@todayfruit/domain/webhooks/webhook-limits";
import type { Static } from "typebox";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";
import { countOtherEndpoints } from "./webhook-endpoints.repository.ts";

type Refusal = "WEBHOOK_ENDPOINTS_FULL" | "WEBHOOK_EVENT_REPEATED";

/** Endpoint of webhooks as a record that operators edit; its secret is none of its fields, so that no trail keeps it. */
export const webhookEndpointRecordDefinition = buildTableRecord<
  "webhook_endpoint",
  Static<typeof WebhookEndpointFields>,
  Refusal
>({
  noun: "webhook-endpoints",
  subject: "webhook endpoint",
  permission: "webhooks.manage",
  table: "webhook_endpoint",
  columns: {
    url: ["url", "text"],
    events: ["events", "text[]"],
    description: ["description", "text"],
    isEnabled: ["is_enabled", "boolean"],
  },
  async check(tx, rows) {
    const others = await countOtherEndpoints(
      tx,
      rows.map(({ id }) => id),
    );
    const repeated = rows.filter(({ edited: { events } }) => new Set(events).size < events.length);
    return [
      ...repeated.map(({ id }) => ({ id, code: "WEBHOOK_EVENT_REPEATED", field: "events" }) as const),
      ...rows
        .slice(Math.max(MOST_WEBHOOK_ENDPOINTS - others, 0))
        .map(({ id }) => ({ id, code: "WEBHOOK_ENDPOINTS_FULL", field: null }) as const),
    ];
  },
});
