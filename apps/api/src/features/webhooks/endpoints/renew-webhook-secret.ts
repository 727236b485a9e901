import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { newWebhookSecret } from "../../../gateways/webhooks/create-secret-and-sign-webhook.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { explainRefusedRows } from "../../record-edits/explain-refused-rows.ts";
import { planBatchEdit } from "../../record-edits/plan-batch-edit.ts";
import { webhookEndpointRecordDefinition } from "./webhook-endpoint-record-definition.ts";
import { setWebhookSecret } from "./webhook-endpoints.repository.ts";

type Call = "POST /operator/v1/webhook-endpoints/{id}/secret";
const HOUR_MS = 3_600_000;

/** Gives an endpoint a secret, in place of the one before, which signs for the overlap, too; only this reply has it. */
export function renewWebhookSecret(
  { path: { id }, body: { version, overlapHours, reason } }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const { subject } = webhookEndpointRecordDefinition;
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const now = context.now();
      const wanted = [{ id, version, set: {} }];
      const { refused, stored } = await planBatchEdit(tx, webhookEndpointRecordDefinition, wanted, now);
      const [stale] = refused;
      if (stale?.code === "RECORD_NOT_FOUND" || stale?.code === "RECORD_CHANGED")
        return refuse(stale.code, { rows: await explainRefusedRows(tx, { subject, refused, stored }) });
      const secret = newWebhookSecret(context.randomBytes);
      const endsAt = new Date(now.getTime() + overlapHours * HOUR_MS);
      const sealed = context.sealing.seal(secret, aboutWebhookSecret(id));
      const renewed = await setWebhookSecret(tx, id, { ...sealed, now, endsAt });
      const oldSecretEndsAt = renewed.old_secret_ends_at?.toISOString() ?? null;
      await addAction(tx, context, {
        action: "webhook-endpoints.renew-secret",
        subject: `${subject} ${id}`,
        before: { version },
        after: { version: renewed.version, oldSecretEndsAt },
        reason,
      });
      return ok({ id, version: renewed.version, secret, oldSecretEndsAt });
    },
    (result) => result.ok,
  );
}

/** Associated data that binds a sealed secret to its endpoint. */
export function aboutWebhookSecret(endpointId: number): string {
  return `webhook_endpoint ${endpointId}`;
}
