import type { Input } from "@todayfruit/contract/all-calls";
import { weekdayOf } from "@todayfruit/domain/calendar/kst";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { MAX_SUBSCRIPTIONS } from "@todayfruit/domain/subscriptions/subscription-limits";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { findOwnCard } from "../../cards/card.policy.ts";
import { orderAddressFromInput } from "../../checkout/form/order-address-from-input.ts";
import { findOffers } from "../../offers/find-offers.repository.ts";
import { addCycle } from "../billing-cycles.repository.ts";
import { findPlanOfOption } from "../plans/selling-plans-and-season-boxes.repository.ts";
import { firstDays, isSubscribable } from "../plans/show-selling-plan-and-offer.ts";
import { priceDelivery } from "../price-delivery.ts";
import { addSubscription, countSubscriptions } from "../subscriptions.repository.ts";
import { showChanged } from "./show-subscriptions-and-past-cycles.ts";

type Call = "POST /v1/app-users/subscriptions";

/** Starts a subscription: nothing is charged yet, the first delivery is its open cycle. */
export async function startSubscription({ body }: Input<Call>, context: BuyerContext): Promise<Answer<Call>> {
  const { db, buyer, rules } = context;
  const now = context.now();
  if (buyer.isBlocked) return refuse("MEMBER_BLOCKED");
  const address = orderAddressFromInput(body.address);
  if (!address.ok) return refuse(address.code);
  const offers = await findOffers(db, [body.optionId], buyer.id);
  const offer = offers.get(body.optionId);
  if (!offer) return refuse("OPTION_NOT_FOUND");
  const plan = await findPlanOfOption(db, body.optionId, buyer.id);
  if (!plan || !isSubscribable(plan, offer, context)) return refuse("SUBSCRIPTION_NOT_OFFERED");
  if (!plan.intervals.includes(body.intervalWeeks)) return refuse("SUBSCRIPTION_INTERVAL_INVALID");
  const facts = { now, calendar: await context.deliveryCalendar.read() };
  if (!firstDays(offer, facts).includes(body.dispatchOn)) return refuse("SUBSCRIPTION_DAY_INVALID");
  const delivery = { ...body, address: address.value };
  if (priceDelivery(delivery, offers, facts).undeliverable.length > 0) return refuse("UNDELIVERABLE_AREA");
  if (!(await findOwnCard(db, buyer, body.cardId))) return refuse("BILLING_CARD_NOT_FOUND");

  type Added = Result<number, "SUBSCRIPTION_LIMIT" | "SUBSCRIPTION_EXISTS", undefined>;
  const added = await db.transaction(async (tx): Promise<Added> => {
    const held = await countSubscriptions(tx, buyer.id, body.optionId);
    if (held.same > 0) return refuse("SUBSCRIPTION_EXISTS");
    if (held.subscriptions >= MAX_SUBSCRIPTIONS) return refuse("SUBSCRIPTION_LIMIT");
    const { optionId, units, intervalWeeks, cardId, priceLimit, dispatchOn } = body;
    const id = await addSubscription(tx, {
      userId: buyer.id,
      optionId,
      units,
      intervalWeeks,
      weekday: weekdayOf(dispatchOn),
      cardId,
      address: address.value,
      priceLimit,
      variant: rules.variant,
      now,
    });
    await addCycle(tx, id, { scheduledOn: dispatchOn, dispatchOn }, now);
    return ok(id);
  });
  return added.ok ? showChanged(context, added.value) : added;
}
