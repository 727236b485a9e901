import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { ConfirmInput } from "../../gateways/payments/payment-gateway-types.ts";
import { isAnswered, type PaymentReply } from "../../gateways/payments/provider-reply-types.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { isBuyerOf } from "../orders/order.policy.ts";
import { isOpen, isSettled } from "./build-payment-window-parameters.ts";
import { presentPayment } from "./payment.presenter.ts";
import { findPayment, recordPaymentAttempt } from "./payments.repository.ts";
import { answerOf, settleProviderResponse, showAnswer } from "./settlement/settle-provider-response.ts";

type Reply = Answer<"POST /v1/payments/confirm">;

/**
 * Captures the authenticated payment, at most once however often it is called: claim → provider → settle. Refuses with
 * `PAYMENT_PENDING` when the provider's state is unknown, and leaves the payment to the reconciler.
 */
export async function confirmPayment(
  { body }: Input<"POST /v1/payments/confirm">,
  context: BuyerContext,
): Promise<Reply> {
  const payment = await findPayment(context.db, body.orderId);
  if (!payment || !isBuyerOf(context.buyer, payment)) return refuse("PAYMENT_NOT_FOUND");
  if (isSettled(payment)) return ok(presentPayment(payment));
  if (body.amount !== payment.amount) return refuse("PAYMENT_AMOUNT_MISMATCH");
  if (!isOpen(payment, context.now())) return answerOf(payment);

  const now = context.now();
  const checkAt = new Date(now.getTime() + context.rules.orphanSeconds * 1000);
  const claim = await recordPaymentAttempt(context.db, payment.payment_id, body.paymentKey, { checkAt, now });
  if (claim === "of-another-order") return refuse("PAYMENT_DECLINED");
  if (claim === "lost") return showAnswer(context, payment.uuid);

  context.fault("confirm.before-provider");
  const { uuid: orderId, amount } = payment;
  const reply = await confirmAtProvider(context, { paymentKey: body.paymentKey, orderId, amount });
  context.fault("confirm.after-provider");
  return settleProviderResponse(context, payment, body.paymentKey, reply);
}

/**
 * Requests the capture. The provider repeats an error under the same idempotency key, so a transient one is retried
 * once under a new key, after the provider's record shows that nothing was captured; a payment key is captured at most
 * once. A payment without a result expires with the window, and the form can be paid again.
 */
async function confirmAtProvider(
  { payments }: BuyerContext,
  input: Omit<ConfirmInput, "idempotencyKey">,
): Promise<PaymentReply> {
  const idempotencyKey = `confirm:${input.orderId}:${input.paymentKey}`;
  const reply = await payments.confirm({ ...input, idempotencyKey });
  if (reply.kind !== "unreachable" || !isAnswered(reply)) return reply;
  const known = await payments.find(input.paymentKey);
  if (known.kind !== "found" || known.payment.status !== "IN_PROGRESS") return reply;
  return payments.confirm({ ...input, idempotencyKey: `${idempotencyKey}:2` });
}
