import type { Input } from "@todayfruit/contract/all-calls";
import { addDays } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import {
  earliestDispatchDay,
  offeredDispatchDays,
} from "@todayfruit/domain/subscriptions/find-cycle-and-dispatch-days";
import { suggestedPriceLimit } from "@todayfruit/domain/subscriptions/suggest-and-check-price-limit";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Asker, BuyerContext, Context } from "../../../http/handler-context-types.ts";
import { findOffers, type OfferRow } from "../../offers/find-offers.repository.ts";
import { findPurchaseRestrictionOfOffer } from "../../offers/find-purchase-restriction-of-offer.ts";
import { presentDispatchDays } from "../own/present-dispatch-days.ts";
import { costOf, type DeliveryFacts, priceDelivery, scheduleFactsOf } from "../price-delivery.ts";
import { presentBox, presentSubscriptionCard } from "../subscription.presenter.ts";
import {
  findPlanOfOption,
  findSeasonBox,
  findSellingPlan,
  type PlanOfOption,
} from "./selling-plans-and-season-boxes.repository.ts";

/** Days from the earliest one within which the first delivery may be. */
const FIRST_DAYS = 13;

/** Shows how a product is sold by subscription; `null` where it is not. One statement. */
export async function showSellingPlan(
  { path }: Input<"GET /v1/products/{id}/selling-plan">,
  { db }: Context,
): Promise<Answer<"GET /v1/products/{id}/selling-plan">> {
  const plan = await findSellingPlan(db, path.id);
  if (!plan || plan.option_ids.length === 0) return ok({ plan: null });
  const { product_id: productId, is_box: isBox, intervals, option_ids: optionIds } = plan;
  return ok({ plan: { productId, isBox, intervals: intervals.toSorted(), optionIds } });
}

/** Shows what may be chosen for a subscription of an option. Three statements. */
export async function showSubscriptionOffer(
  { path, query = {} }: Input<"GET /v1/app-users/subscription-offers/{optionId}">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/subscription-offers/{optionId}">> {
  const { db, buyer } = context;
  const offers = await findOffers(db, [path.optionId], buyer.id);
  const offer = offers.get(path.optionId);
  if (!offer) return refuse("OPTION_NOT_FOUND");
  const plan = await findPlanOfOption(db, path.optionId, buyer.id);
  if (!plan || !isSubscribable(plan, offer, context)) return refuse("SUBSCRIPTION_NOT_OFFERED");
  const facts = { now: context.now(), calendar: await context.deliveryCalendar.read() };
  const days = firstDays(offer, facts);
  const [dispatchOn] = days;
  if (dispatchOn === undefined) return refuse("SUBSCRIPTION_NOT_OFFERED");
  const address = plan.zonecode === null ? null : { zonecode: plan.zonecode };
  const delivery = { optionId: path.optionId, units: query.units ?? 1, address, dispatchOn };
  const cost = costOf(priceDelivery(delivery, offers, facts));
  const intervals = plan.intervals.toSorted();
  const box = plan.is_box ? await findSeasonBox(db, plan.product_id, dispatchOn.slice(0, 7)) : null;
  return ok({
    productId: plan.product_id,
    optionId: path.optionId,
    isBox: plan.is_box,
    box: presentBox(box, facts.now),
    intervals,
    days: presentDispatchDays(days, offer, { ...facts, address, intervals, current: null }),
    ...cost,
    suggestedLimit: suggestedPriceLimit(cost.goodsPrice),
    card: presentSubscriptionCard(plan),
    isSubscribed: plan.is_subscribed,
  });
}

/** Reports whether an option may be subscribed now: its plan is open, and it is sold without a fixed day of dispatch. */
export function isSubscribable(
  plan: PlanOfOption,
  offer: OfferRow,
  asker: Asker & { now: () => Date },
): boolean {
  const isAmong = plan.option_ids === null || plan.option_ids.includes(offer.option_id);
  if (!plan.is_open || !isAmong || offer.shipment_date !== null) return false;
  const block = findPurchaseRestrictionOfOffer(offer, 1, asker, asker.now());
  // What is sold out today may be back on the day of the charge.
  return block === null || block === "SOLD_OUT" || block === "NOT_ENOUGH_STOCK";
}

/** Returns the days on which the first delivery may be dispatched. */
export function firstDays(offer: OfferRow, facts: DeliveryFacts): string[] {
  const schedule = scheduleFactsOf(offer, facts);
  const earliest = earliestDispatchDay(schedule.today, schedule);
  return offeredDispatchDays(earliest, addDays(earliest, FIRST_DAYS), schedule);
}
