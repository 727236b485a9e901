import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind.ts";
import type { BuyerContext } from "../../../http/context.ts";
import { isBuyerOf } from "../../orders/order-access.ts";
import { answerOf, answerOfProvider, showAnswer } from "../answer-of-provider.ts";
import { presentPayment } from "../payment.presenter.ts";
import { claimPayment, findPayment } from "../payments.repository.ts";
import { isOpen, isSettled } from "../start-payment.ts";
import { aboutBillingKey, claimOfCard } from "./billing-cards.repository.ts";
import { findOwnCard } from "./card-access.ts";

type Reply = Answer<"POST /v1/payments/{orderId}/billing">;

/**
 * Charges a registered card for an order whose stock is held: claim → provider → settle, once, however often it is asked.
 * A card that is refused ends this try; the form can be paid again, with another card or another means.
 */
export async function payWithCard(
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

  const claimed = claimOfCard(payment.uuid);
  const checkAt = new Date(now().getTime() + rules.orphanSeconds * 1000);
  if ((await claimPayment(db, payment.payment_id, claimed, { checkAt, now: now() })) !== "claimed") {
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
    // The order, not the card: whichever card comes first, nothing is charged twice.
    idempotencyKey: claimed,
  });
  fault("confirm.after-provider");
  return answerOfProvider(context, payment, claimed, reply);
}
