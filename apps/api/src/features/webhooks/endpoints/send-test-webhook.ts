import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { TEST_EVENT } from "@todayfruit/domain/webhooks/webhook-event-names";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { addDelivery } from "../deliveries/webhook-deliveries.repository.ts";
import { findReadyEndpoint } from "./webhook-endpoints.repository.ts";

type Call = "POST /operator/v1/webhook-endpoints/{id}/test";

/** Sends an event without meaning to an endpoint, by the way of all others; its result is in the list of deliveries. */
export function sendTestWebhook(
  { path: { id }, body: { reason } }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const endpoint = await findReadyEndpoint(tx, id);
      if (!endpoint) return refuse("RECORD_NOT_FOUND");
      if (!endpoint.is_ready) return refuse("WEBHOOK_ENDPOINT_NOT_READY");
      const subject = `webhook endpoint ${id}`;
      const event = { type: TEST_EVENT, subject, data: { endpointId: id }, now: context.now() };
      const { id: deliveryId, message_id: messageId } = await addDelivery(tx, id, event);
      const after = { deliveryId, messageId };
      await addAction(tx, context, {
        action: "webhook-endpoints.test",
        subject,
        before: null,
        after,
        reason,
      });
      return ok(after);
    },
    (result) => result.ok,
  );
}
