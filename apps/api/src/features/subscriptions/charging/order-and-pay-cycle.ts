import { refusalMessage } from "@todayfruit/contract/refusals";
import { isWithinLimit } from "@todayfruit/domain/subscriptions/suggest-and-check-price-limit";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { submitOrderForm } from "../../checkout/submit-order-form.ts";
import type { OfferRow } from "../../offers/find-offers.repository.ts";
import { failPayment } from "../../payments/fail-payment.ts";
import { payWithSavedCard } from "../../payments/pay-with-saved-card.ts";
import { costOf, priceDelivery } from "../price-delivery.ts";
import type { SubscriptionRow } from "../subscriptions.repository.ts";
import { type ChargeAttempt, type ChargeClaim, findAttempt } from "./charge.repository.ts";

/**
 * Outcome of an attempt to charge a cycle. `over`: the goods cost more than the limit, and nothing was paid; `refused`: there
 * is no order; `pending`: the provider has not said yet, or a lock was busy.
 */
export type Attempted =
  | { kind: "paid"; order: ChargeAttempt }
  | { kind: "declined"; code: string; message: string; price: number }
  | { kind: "over"; goodsPrice: number }
  | { kind: "refused"; code: string }
  | { kind: "pending" };

/** Refusals after which another card or amount is needed: the member is asked for it, as for a card that was refused. */
const AS_DECLINED = [
  "PAYMENT_METHOD_NOT_AVAILABLE",
  "PAYMENT_BELOW_MINIMUM",
  "PAYMENT_ABOVE_MAXIMUM",
] as const;

/** Orders a claimed cycle from its form, unless an attempt of this charge did already, and charges the card. */
export async function orderAndPayCycle(
  context: BuyerContext,
  row: SubscriptionRow,
  claim: ChargeClaim,
  offers: ReadonlyMap<number, OfferRow>,
): Promise<Attempted> {
  const find = () => findOrder(context, row, claim);
  const limit = { priceLimit: claim.charge_limit, approvedPrice: null };
  let attempt = await find();
  if (!attempt) {
    const placed = await order(context, row, claim, offers);
    if (placed) return placed;
    context.fault("subscription.after-order");
    attempt = await find();
  }
  if (!attempt) return { kind: "pending" };
  if (attempt.status === "request" && !attempt.is_claimed) {
    if (!isWithinLimit(attempt.products_price, limit)) {
      // The price rose between the look at it and the order: the order is closed before anything is asked of the card.
      await failPayment({ path: { orderId: attempt.uuid }, body: { code: "PRICE_OVER_LIMIT" } }, context);
      return { kind: "over", goodsPrice: attempt.products_price };
    }
    if (row.card_id === null) return declinedWithoutCard(0);
    await payWithSavedCard({ path: { orderId: attempt.uuid }, body: { cardId: row.card_id } }, context);
    attempt = (await find()) ?? attempt;
  }
  return outcomeOf(attempt);
}

/** Returns how a charge that could not be finished ended by what is written: without an order there is none to pay. */
export async function orderedSoFar(
  context: BuyerContext,
  row: SubscriptionRow,
  claim: ChargeClaim,
): Promise<Attempted> {
  const attempt = await findOrder(context, row, claim);
  return attempt ? outcomeOf(attempt) : { kind: "refused", code: "ORDER_NOT_MADE" };
}

function findOrder({ db }: BuyerContext, row: SubscriptionRow, claim: ChargeClaim) {
  return findAttempt(db, {
    formId: claim.order_tmp_id,
    since: claim.charge_started_at,
    userId: row.user_id,
  });
}

/** Places the order; returns how it ended where there is none. */
async function order(
  context: BuyerContext,
  row: SubscriptionRow,
  claim: ChargeClaim,
  offers: ReadonlyMap<number, OfferRow>,
): Promise<Attempted | null> {
  const facts = { now: context.now(), calendar: await context.deliveryCalendar.read() };
  if (row.dispatch_on === null || !offers.has(row.option_id)) {
    return { kind: "refused", code: "OPTION_NOT_FOUND" };
  }
  const delivery = { ...row, optionId: row.option_id, dispatchOn: row.dispatch_on };
  const { goodsPrice, price } = costOf(priceDelivery(delivery, offers, facts));
  if (!isWithinLimit(goodsPrice, { priceLimit: claim.charge_limit, approvedPrice: null })) {
    return { kind: "over", goodsPrice };
  }
  if (row.card_id === null) return declinedWithoutCard(price);
  const submitted = await submitOrderForm(
    {
      path: { id: claim.order_tmp_id },
      query: undefined,
      body: {
        address: { ...row.address, entranceCode: row.address.entranceCode ?? "" },
        chkPrice: price,
        chkUsedPoint: 0,
        pgType: "toss",
        paymentMethodType: "billing",
      },
    },
    context,
  );
  if (submitted.ok) return null;
  const { code } = submitted;
  return AS_DECLINED.some((each) => each === code)
    ? { kind: "declined", code, message: refusalMessage(code), price }
    : { kind: "refused", code };
}

function declinedWithoutCard(price: number): Attempted {
  return { kind: "declined", code: "BILLING_CARD_NOT_FOUND", message: "등록한 카드가 없어요", price };
}

function outcomeOf(attempt: ChargeAttempt): Attempted {
  const isClosed = attempt.status === "request" || attempt.status === "incomplete";
  if (attempt.payment_status === "paid" || (attempt.captured > 0 && !isClosed)) {
    return { kind: "paid", order: attempt };
  }
  if (attempt.status === "request") return { kind: "pending" };
  return {
    kind: "declined",
    code: attempt.failure_code ?? "PAYMENT_EXPIRED",
    message: attempt.failure_message || refusalMessage("PAYMENT_EXPIRED"),
    price: attempt.price,
  };
}
