import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { findOwnCard } from "../cards/card.policy.ts";
import { aboutBillingKey, cardAttemptKey } from "../cards/cards.repository.ts";
import { isBuyerOf } from "../orders/order.policy.ts";
import { isOpen, isSettled } from "./build-payment-window-parameters.ts";
import { presentPayment } from "./payment.presenter.ts";
import { findPayment, recordPaymentAttempt } from "./payments.repository.ts";
import { answerOf, settleProviderResponse, showAnswer } from "./settlement/settle-provider-response.ts";

type Reply = Answer<"POST /v1/payments/{orderId}/billing">;

/**
 * Charges a registered card for an order whose stock is held: claim → provider → settle, at most once however often it
 * is called. A refused card ends this attempt; the form can be paid again with another card or method.
 */
export async function payWithSavedCard(
  { path: { orderId: orderUuid }, body: { cardId } }: Input<"POST /v1/payments/{orderId}/billing">,
  context: BuyerContext,
): Promise<Reply> {
  const { db, buyer, payments, sealing, rules, now, fault } = context;
  const payment = await findPayment(db, orderUuid);
  if (!payment || !isBuyerOf(buyer, payment)) return refuse("PAYMENT_NOT_FOUND");
  if (payment.method !== "billing") return refuse("PAYMENT_METHOD_NOT_AVAILABLE");
  if (isSettled(payment)) return ok(presentPayment(payment));
  if (!isOpen(payment, now())) return answerOf(payment);
  const card = await findOwnCard(db, buyer, cardId);
  if (!card) return refuse("BILLING_CARD_NOT_FOUND");

  const claimed = cardAttemptKey(payment.uuid);
  const checkAt = new Date(now().getTime() + rules.orphanSeconds * 1000);
  if ((await recordPaymentAttempt(db, payment.payment_id, claimed, { checkAt, now: now() })) !== "claimed") {
    return showAnswer(context, payment.uuid);
  }
  fault("confirm.before-provider");
  const reply = await payments.billing.pay({
    billingKey: sealing.open({ keyId: card.key_id, sealed: card.sealed }, aboutBillingKey(buyer.id)),
    customerKey: payment.user_uuid,
    orderId: payment.uuid,
    orderName: payment.order_name,
    amount: payment.amount,
    taxFreeAmount: payment.tax_free,
    customerName: payment.user_name,
    customerEmail: payment.user_email,
    // Keyed by order, not by card: concurrent requests with different cards charge once.
    idempotencyKey: claimed,
  });
  fault("confirm.after-provider");
  return settleProviderResponse(context, payment, claimed, reply);
}
