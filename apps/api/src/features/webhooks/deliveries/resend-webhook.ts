import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { findReadyEndpoint } from "../endpoints/webhook-endpoints.repository.ts";
import { lockDelivery, resendDelivery } from "./webhook-deliveries.repository.ts";

type Call = "POST /operator/v1/webhook-deliveries/{id}/resend";

/** Sends a webhook again under its id, whether it was delivered, failed or waits. */
export function resendWebhook(
  { path: { id }, body: { reason } }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const delivery = await lockDelivery(tx, id);
      if (!delivery) return refuse("WEBHOOK_DELIVERY_NOT_FOUND");
      const endpoint = await findReadyEndpoint(tx, delivery.endpoint_id);
      if (!endpoint?.is_ready) return refuse("WEBHOOK_ENDPOINT_NOT_READY");
      await resendDelivery(tx, id, context.now());
      const { status, attempts, message_id: messageId } = delivery;
      await addAction(tx, context, {
        action: "webhook-deliveries.resend",
        subject: `webhook delivery ${id}`,
        before: { status, attempts },
        after: { status: "pending", messageId },
        reason,
      });
      return ok({ id, messageId });
    },
    (result) => result.ok,
  );
}
