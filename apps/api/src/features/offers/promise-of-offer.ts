import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import { type DeliveryPromise, deliveryPromise } from "@todayfruit/domain/delivery/delivery-promise";
import type { AreaType } from "@todayfruit/domain/shipping/area";
import { deliveryTermsOf } from "../catalog/delivery-terms.ts";
import type { OfferRow } from "./offers.repository.ts";

/** Computes when an option that is ordered now is dispatched and arrives in an area. */
export function promiseOfOffer(
  offer: OfferRow,
  area: AreaType,
  now: Date,
  calendar: DeliveryCalendar,
): DeliveryPromise {
  return deliveryPromise(now.toISOString(), deliveryTermsOf(offer, offer.shipment_date), area, calendar);
}
