import type { SubscriptionDetail } from "@todayfruit/contract/subscriptions/subscription";
import { addDays } from "@todayfruit/domain/calendar/kst";
import {
  type CycleDay,
  cycleAfter,
  cycleFromNow,
  offeredDispatchDays,
} from "@todayfruit/domain/subscriptions/cycle-schedule";
import { suggestPriceLimits } from "@todayfruit/domain/subscriptions/price-limit";
import type { Static } from "typebox";
import type { OfferRow } from "../../offers/offers.repository.ts";
import { type OfferSchedule, scheduleFactsOf } from "../delivery-of-subscription.ts";
import { presentSubscription, type ShowingFacts } from "../subscription.presenter.ts";
import type { SubscriptionRow } from "../subscriptions.repository.ts";
import { presentDays } from "./offered-days.ts";

type Detail = Static<typeof SubscriptionDetail>;

/** Days before and after the day of a delivery to which it may be moved. */
const EARLIER_DAYS = 6;
const LATER_DAYS = 13;

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
    days: presentDays(days, offer, { ...facts, address: row.address, intervals, current }),
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

/** Returns the days to which the open cycle may be moved, with its own; none once it may not be changed. */
export function movableDays(row: SubscriptionRow, schedule: OfferSchedule): string[] {
  const current = cycleDayOf(row);
  if (current === null || row.status !== "active" || row.cycle_status !== "scheduled") return [];
  const from = addDays(current.dispatchOn, -EARLIER_DAYS);
  const latest = addDays(cycleAfter(current, row.interval_weeks, schedule).dispatchOn, -1);
  const to = [addDays(current.dispatchOn, LATER_DAYS), latest].toSorted()[0] ?? latest;
  const days = offeredDispatchDays(
    [from, schedule.today].toSorted().at(-1) ?? from,
    [to, current.dispatchOn].toSorted().at(-1) ?? to,
    schedule,
  );
  return [...new Set([current.dispatchOn, ...days])].toSorted();
}

/** Returns the open cycle of a subscription as days; `null` without one. */
export function cycleDayOf({
  scheduled_on: scheduledOn,
  dispatch_on: dispatchOn,
}: Pick<SubscriptionRow, "scheduled_on" | "dispatch_on">): CycleDay | null {
  return scheduledOn === null || dispatchOn === null ? null : { scheduledOn, dispatchOn };
}

/** Returns the intervals of a subscription to choose from: those offered, and its own. */
export function intervalsOf(row: Pick<SubscriptionRow, "intervals" | "interval_weeks">) {
  return [...new Set([...row.intervals, row.interval_weeks])].toSorted((one, other) => one - other);
}

function pausesOf(row: SubscriptionRow, current: CycleDay, schedule: OfferSchedule): Detail["pauses"] {
  const once = cycleAfter(current, row.interval_weeks, schedule);
  const twice = cycleAfter(once, row.interval_weeks, schedule);
  return [once, twice].map(({ dispatchOn }, index) => ({ cycles: index + 1, resumesOn: dispatchOn }));
}

function shippingFeeOf({ shipping_base }: OfferRow): number {
  return shipping_base;
}
