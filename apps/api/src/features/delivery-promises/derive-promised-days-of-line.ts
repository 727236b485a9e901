import { arrivalOf, deliveryPromise } from "@todayfruit/domain/delivery/compute-delivery-promise";
import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import { deliveryTermsOf } from "../catalog/map-delivery-terms-and-promise.ts";
import type { NewPromise, PromisedLine } from "./line-promises.repository.ts";

/** Promises a line the days of an order placed now. */
export function promiseNow(
  line: PromisedLine,
  area: AreaType,
  now: Date,
  calendar: DeliveryCalendar,
): NewPromise {
  const terms = deliveryTermsOf(line, line.shipment_date);
  return { id: line.id, ...deliveryPromise(now.toISOString(), terms, area, calendar) };
}

/** Promises a line the arrival of a dispatch on a day, `YYYY-MM-DD` in KST. */
export function dispatchedOn(
  dispatchDate: string,
  line: PromisedLine,
  area: AreaType,
  calendar: DeliveryCalendar,
): NewPromise {
  return {
    id: line.id,
    dispatchDate,
    ...arrivalOf(dispatchDate, deliveryTermsOf(line, null), area, calendar),
  };
}
