import type { Input } from "@todayfruit/contract/all-calls";
import type { paymentCalls } from "@todayfruit/contract/calls/buy/payments";
import { ok, refuse } from "@todayfruit/domain/result";
import type { PaymentReply } from "../../gateways/payments/payment-gateway.ts";
import type { Answer } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { presentPayment } from "./payment.presenter.ts";
import { canPay } from "./payments.policy.ts";
import { claimPayment, findPayment, type PaymentRow } from "./payments.repository.ts";
import { settlePayment } from "./settlement/settle-payment.ts";
import { isOpen, isSettled } from "./start-payment.ts";

const NAME = "POST /v1/payments/confirm";
type Reply = Answer<(typeof paymentCalls)[typeof NAME]>;

/**
 * Takes the money that the buyer authenticated, once, however often it is asked: claim → provider → settle. What it
 * cannot learn from the provider it leaves to the reconciler and says so.
 */
export async function confirmPayment(context: BuyerContext, { body }: Input<typeof NAME>): Promise<Reply> {
  const payment = await findPayment(context.db, body.orderId);
  if (!payment || !canPay(context.buyer, payment)) return refuse("PAYMENT_NOT_FOUND", undefined);
  if (isSettled(payment)) return ok(presentPayment(payment));
  if (body.amount !== payment.amount) return refuse("PAYMENT_AMOUNT_MISMATCH", undefined);
  if (!isOpen(payment, context.now())) return answerOf(payment);

  const checkAt = new Date(context.now().getTime() + context.rules.orphanSeconds * 1000);
  const claim = await claimPayment(context.db, payment.payment_id, body.paymentKey, checkAt);
  if (claim === "of-another-order") return refuse("PAYMENT_DECLINED", undefined);
  if (claim === "lost") return show(context, payment.uuid);

  context.fault("confirm.before-provider");
  const reply = await context.payments.confirm({
    paymentKey: body.paymentKey,
    orderId: payment.uuid,
    amount: payment.amount,
    idempotencyKey: `confirm:${payment.uuid}:${body.paymentKey}`,
  });
  context.fault("confirm.after-provider");
  return settled(context, payment, body.paymentKey, reply);
}

async function settled(
  context: BuyerContext,
  { uuid }: PaymentRow,
  refusedKey: string,
  reply: PaymentReply,
): Promise<Reply> {
  const actor = "buyer";
  switch (reply.kind) {
    case "found":
      await settlePayment(context, { orderUuid: uuid, provider: reply.payment, actor });
      return show(context, uuid);
    case "refused": {
      const failure = { code: reply.code.slice(0, 60), message: reply.message.slice(0, 510) };
      await settlePayment(context, { orderUuid: uuid, provider: { refusedKey }, actor, failure });
      return declined(failure);
    }
    case "missing":
      await settlePayment(context, { orderUuid: uuid, provider: { refusedKey }, actor });
      return refuse("PAYMENT_EXPIRED", undefined);
    case "unreachable": {
      const known = await context.payments.findByOrder(uuid);
      if (known.kind !== "found") return refuse("PAYMENT_PENDING", undefined);
      await settlePayment(context, { orderUuid: uuid, provider: known.payment, actor });
      return show(context, uuid);
    }
  }
}

async function show(context: BuyerContext, orderUuid: string): Promise<Reply> {
  const payment = await findPayment(context.db, orderUuid);
  if (!payment) throw new Error("The order of a payment does not disappear");
  return answerOf(payment);
}

/** How a payment that cannot be confirmed any more stands, for a buyer who asks once more. */
function answerOf(payment: PaymentRow): Reply {
  const result = presentPayment(payment);
  switch (result.state) {
    case "pending":
      return refuse("PAYMENT_PENDING", undefined);
    case "failed":
      return result.failure ? declined(result.failure) : refuse("PAYMENT_EXPIRED", undefined);
    case "ready":
    case "canceled":
      return refuse("PAYMENT_EXPIRED", undefined);
    default:
      return ok(result);
  }
}

function declined({ code, message }: { code: string; message: string }) {
  return refuse("PAYMENT_DECLINED", { fields: [{ field: code, message: message.slice(0, 300) }] });
}
