import { type DeliveryPromise, deliveryPromise } from "@todayfruit/domain/delivery/compute-delivery-promise";
import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import { deliveryTermsOf } from "../catalog/map-delivery-terms-and-promise.ts";
import type { OfferRow } from "./find-offers.repository.ts";

export type PromiseFacts = { area: AreaType; now: Date; calendar: DeliveryCalendar };

/**
 * Computes when an option that is ordered now is dispatched and arrives. Options of one product travel together: one
 * without a 출고일 goes with that of the others.
 *
 * @param together all offers of the selection, this one included
 */
export function computeDeliveryPromiseOfOffer(
  offer: OfferRow,
  together: readonly OfferRow[],
  { area, now, calendar }: PromiseFacts,
): DeliveryPromise {
  const dated = together.find(({ id, shipment_date }) => id === offer.id && shipment_date !== null);
  const shipmentDate = offer.shipment_date ?? dated?.shipment_date ?? null;
  return deliveryPromise(now.toISOString(), deliveryTermsOf(offer, shipmentDate), area, calendar);
}
