import { ok, refuse } from "@todayfruit/domain/result";
import type { PaymentReply } from "../../gateways/payments/payment-gateway.ts";
import type { Answer } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { presentPayment } from "./payment.presenter.ts";
import { findPayment, type PaymentRow } from "./payments.repository.ts";
import { settlePayment } from "./settlement/settle-payment.ts";

/** What every way to pay may answer. */
type Answered = Answer<"GET /v1/payments/{orderId}">;
type Reply =
  | Extract<Answered, { ok: true }>
  | ReturnType<typeof declined>
  | ReturnType<typeof refuse<"PAYMENT_EXPIRED" | "PAYMENT_PENDING", undefined>>;

/** Longest wait for the stock of a payment that was taken: what is not settled now is settled some seconds later. */
const PATIENCE_MS = 1000;

/**
 * Settles what the provider answered to a claimed payment, and answers how it stands now. What the provider does not
 * tell, and a payment whose stock too many others wait for, is left to the reconciler: `PAYMENT_PENDING`.
 *
 * @param claimedKey what the payment was claimed with; a refusal speaks of nothing else
 */
export async function answerOfProvider(
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
  return settleReply(context, payment, claimedKey, known).finally(turn.leave);
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

/** How a payment that cannot be confirmed any more stands, for a buyer who asks once more. */
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
