import type { SubscriptionDetail } from "@todayfruit/contract/subscriptions/subscription";
import {
  type CycleDay,
  cycleAfter,
  cycleFromNow,
} from "@todayfruit/domain/subscriptions/find-cycle-and-dispatch-days";
import { suggestPriceLimits } from "@todayfruit/domain/subscriptions/suggest-and-check-price-limit";
import type { Static } from "typebox";
import type { OfferRow } from "../../offers/find-offers.repository.ts";
import { type OfferSchedule, scheduleFactsOf } from "../price-delivery.ts";
import { presentSubscription, type ShowingFacts } from "../subscription.presenter.ts";
import type { SubscriptionRow } from "../subscriptions.repository.ts";
import { cycleDayOf, intervalsOf, movableDays } from "./list-movable-days-and-intervals.ts";
import { presentDispatchDays } from "./present-dispatch-days.ts";

type Detail = Static<typeof SubscriptionDetail>;

/**
 * Presents a subscription with what its sheets offer: days, pauses, limits.
 *
 * @param range lowest and highest price of one unit in the last 90 days, in 원
 */
export function presentDetail(
  row: SubscriptionRow,
  range: { lowest: number | null; highest: number | null },
  facts: ShowingFacts,
): Detail {
  const subscription = presentSubscription(row, facts);
  const offer = facts.offers.get(row.option_id);
  const intervals = intervalsOf(row);
  const unsold = { intervals, days: [], pauses: [], limit: null, resumesNowOn: null };
  if (!offer) return { ...subscription, ...unsold };
  const schedule = scheduleFactsOf(offer, facts);
  const { goodsPrice, next } = subscription;
  const days = movableDays(row, schedule);
  const current = cycleDayOf(row);
  return {
    ...subscription,
    intervals,
    days: presentDispatchDays(days, offer, { ...facts, address: row.address, intervals, current }),
    pauses: current && row.status === "active" ? pausesOf(row, current, schedule) : [],
    limit:
      goodsPrice === null
        ? null
        : {
            goodsPrice,
            lowest: Math.min(goodsPrice, (range.lowest ?? Number.POSITIVE_INFINITY) * row.units),
            highest: Math.max(goodsPrice, (range.highest ?? 0) * row.units),
            shippingFee: next?.shippingFee ?? shippingFeeOf(offer),
            suggestions: suggestPriceLimits(goodsPrice),
          },
    resumesNowOn:
      row.status === "paused" ? cycleFromNow(row.weekday, schedule.today, schedule).dispatchOn : null,
  };
}

function pausesOf(row: SubscriptionRow, current: CycleDay, schedule: OfferSchedule): Detail["pauses"] {
  const once = cycleAfter(current, row.interval_weeks, schedule);
  const twice = cycleAfter(once, row.interval_weeks, schedule);
  return [once, twice].map(({ dispatchOn }, index) => ({ cycles: index + 1, resumesOn: dispatchOn }));
}

function shippingFeeOf({ shipping_base }: OfferRow): number {
  return shipping_base;
}
