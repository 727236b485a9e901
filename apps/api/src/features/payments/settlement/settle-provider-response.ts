import { ok, refuse } from "@todayfruit/domain/result";
import type { PaymentReply } from "../../../gateways/payments/provider-reply-types.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { presentPayment } from "../payment.presenter.ts";
import { findPayment, type PaymentRow } from "../payments.repository.ts";
import { settlePayment } from "./settle-payment.ts";

/** Reply to a buyer's payment call, common to all methods. */
type Answered = Answer<"GET /v1/payments/{orderId}">;
type Reply =
  | Extract<Answered, { ok: true }>
  | ReturnType<typeof declined>
  | ReturnType<typeof refuse<"PAYMENT_EXPIRED" | "PAYMENT_PENDING", undefined>>;

/**
 * Longest wait in ms for the stock of a captured payment; the reconciler settles what times out, some seconds later.
 */
const PATIENCE_MS = 1000;

/**
 * Settles the provider's reply to a claimed payment and returns the payment's resulting state. Refuses with
 * `PAYMENT_PENDING` and leaves the payment to the reconciler when the provider's state is unknown, or when the stock's
 * queue does not reach this payment within the wait.
 *
 * @param claimedKey payment key of the claim; only its own refusal may fail the payment
 */
export async function settleProviderResponse(
  context: BuyerContext,
  payment: PaymentRow,
  claimedKey: string,
  reply: PaymentReply,
): Promise<Reply> {
  const known = reply.kind === "unreachable" ? await context.payments.findByOrder(payment.uuid) : reply;
  if (known.kind === "unreachable" || (reply.kind === "unreachable" && known.kind !== "found")) {
    return refuse("PAYMENT_PENDING");
  }
  const turn = await context.stockQueue.enter(payment.held_option_ids, PATIENCE_MS);
  if (turn === null) return refuse("PAYMENT_PENDING");
  return settleReply(context, payment, claimedKey, known).finally(turn.release);
}

async function settleReply(
  context: BuyerContext,
  { uuid }: PaymentRow,
  claimedKey: string,
  reply: Exclude<PaymentReply, { kind: "unreachable" }>,
): Promise<Reply> {
  const actor = "buyer";
  const refused = { refusedKey: claimedKey };
  switch (reply.kind) {
    case "found":
      await settlePayment(context, { orderUuid: uuid, provider: reply.payment, actor });
      return showAnswer(context, uuid);
    case "refused": {
      const failure = { code: reply.code.slice(0, 60), message: reply.message.slice(0, 510) };
      await settlePayment(context, { orderUuid: uuid, provider: refused, actor, failure });
      return declined(failure);
    }
    case "missing":
      await settlePayment(context, { orderUuid: uuid, provider: refused, actor });
      return refuse("PAYMENT_EXPIRED");
  }
}

export async function showAnswer(context: BuyerContext, orderUuid: string): Promise<Reply> {
  const payment = await findPayment(context.db, orderUuid);
  if (!payment) throw new Error("The order of a payment does not disappear");
  return answerOf(payment);
}

/** Presents a payment that can no longer be confirmed; refuses with the reason unless it was paid. */
export function answerOf(payment: PaymentRow): Reply {
  const result = presentPayment(payment);
  switch (result.state) {
    case "pending":
      return refuse("PAYMENT_PENDING");
    case "failed":
      return result.failure ? declined(result.failure) : refuse("PAYMENT_EXPIRED");
    case "ready":
    case "canceled":
      return refuse("PAYMENT_EXPIRED");
    default:
      return ok(result);
  }
}

function declined({ code, message }: { code: string; message: string }) {
  return refuse("PAYMENT_DECLINED", { fields: [{ field: code, message: message.slice(0, 300) }] });
}
