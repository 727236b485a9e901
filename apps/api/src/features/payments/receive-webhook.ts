import { createHash } from "node:crypto";
import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { parseTossWebhook, type TossWebhook } from "../../gateways/payments/toss/parse-toss-webhook.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { findPayment, finishWebhook, recordWebhook } from "./payments.repository.ts";
import { settlePayment } from "./settlement/settle-payment.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Handles a webhook of the provider. Webhooks are not signed, so the content is used only to tell which order to ask
 * the provider about. Repeated, late or reordered webhooks change nothing.
 */
export async function receiveWebhook(
  { body }: Input<"POST /v1/payments/webhooks/toss">,
  context: Context,
): Promise<Answer<"POST /v1/payments/webhooks/toss">> {
  const webhook = parseTossWebhook(body);
  const orderUuid = webhook.kind === "unknown" || !UUID.test(webhook.orderId) ? null : webhook.orderId;
  if (orderUuid === null) return ok({ accepted: false });

  if (await isKnown(context, webhook)) return ok({ accepted: true });

  const transmissionId = createHash("sha256").update(JSON.stringify(body)).digest("hex");
  const isNew = await recordWebhook(context.db, {
    transmissionId,
    kind: webhook.kind,
    orderUuid,
    now: context.now(),
  });
  if (!isNew) return ok({ accepted: true });

  context.fault("webhook.before-handle");
  const known = await context.payments.findByOrder(orderUuid);
  // Anything but 200 makes the provider send it again.
  if (known.kind === "unreachable" || known.kind === "refused") return refuse("PROVIDER_UNAVAILABLE");
  if (known.kind === "found") {
    await settlePayment(context, { orderUuid, provider: known.payment, actor: "provider" });
  }
  await finishWebhook(context.db, transmissionId, context.now());
  return ok({ accepted: true });
}

/** Returns whether the webhook repeats a recorded payment: paid with this very key. Then nothing has to be asked. */
async function isKnown({ db }: Context, webhook: TossWebhook): Promise<boolean> {
  if (webhook.kind !== "payment-status" || webhook.status !== "DONE") return false;
  const payment = await findPayment(db, webhook.orderId);
  return payment?.payment_status === "paid" && payment.payment_key === webhook.paymentKey;
}
