import type { SubscriptionDay } from "@todayfruit/contract/subscriptions/subscription";
import { arrivalOf } from "@todayfruit/domain/delivery/compute-delivery-promise";
import { areaOf } from "@todayfruit/domain/shipping/area-of-zonecode";
import { type CycleDay, cycleAfter } from "@todayfruit/domain/subscriptions/find-cycle-and-dispatch-days";
import type { SubscriptionInterval } from "@todayfruit/domain/subscriptions/subscription-limits";
import type { Static } from "typebox";
import { deliveryTermsOf } from "../../catalog/map-delivery-terms-and-promise.ts";
import type { OfferRow } from "../../offers/find-offers.repository.ts";
import { type Delivery, type DeliveryFacts, scheduleFactsOf } from "../price-delivery.ts";

/**
 * Presents days of dispatch to choose, each with its arrival and the delivery after it.
 *
 * @param current cycle that is moved; `null` for the first one, which begins the rhythm
 */
export function presentDispatchDays(
  days: readonly string[],
  offer: OfferRow,
  {
    address,
    intervals,
    current,
    ...facts
  }: DeliveryFacts & {
    address: Delivery["address"];
    intervals: readonly SubscriptionInterval[];
    current: CycleDay | null;
  },
): Static<typeof SubscriptionDay>[] {
  const area = address ? areaOf(address.zonecode, facts.calendar.remoteAreas) : "major";
  const terms = deliveryTermsOf(offer, null);
  const schedule = scheduleFactsOf(offer, facts);
  return days.map((dispatchOn) => {
    const { arrivalFrom, arrivalTo } = arrivalOf(dispatchOn, terms, area, facts.calendar);
    const kept = { scheduledOn: dispatchOn, dispatchOn };
    const once = current ? { scheduledOn: current.scheduledOn, dispatchOn } : kept;
    return {
      dispatchOn,
      arrivalFrom,
      arrivalTo,
      isCurrent: dispatchOn === current?.dispatchOn,
      nexts: intervals.map((intervalWeeks) => ({
        intervalWeeks,
        onceOn: cycleAfter(once, intervalWeeks, schedule).dispatchOn,
        keptOn: cycleAfter(kept, intervalWeeks, schedule).dispatchOn,
      })),
    };
  });
}
