import type { DeliveryPromise as WirePromise } from "@todayfruit/contract/catalog/delivery-promise";
import type { Weekday } from "@todayfruit/domain/calendar/kst";
import type { DeliveryPromise, DeliveryTerms } from "@todayfruit/domain/delivery/compute-delivery-promise";
import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { Static } from "typebox";

/** Columns by which a line is sent, of a product and its distributor. */
export type DeliveryTermsRow = {
  distributor_id: number;
  order_cutoff_time: string;
  shipping_weekdays: string[];
  origin_area: AreaType;
  delivery_company_code: string;
  unstoring_days_after: number;
};

/** @param shipmentDate 출고일 of the option; `null` when it has none */
export function deliveryTermsOf(row: DeliveryTermsRow, shipmentDate: string | null): DeliveryTerms {
  return {
    farmId: row.distributor_id,
    carrierCode: row.delivery_company_code,
    shippingWeekdays: row.shipping_weekdays as Weekday[],
    cutoff: row.order_cutoff_time,
    originArea: row.origin_area,
    unstoringDaysAfter: row.unstoring_days_after,
    shipmentDate,
  };
}

export function presentPromise(promise: DeliveryPromise): Static<typeof WirePromise> {
  const { dispatchDate, arrivalFrom, arrivalTo, evidence } = promise;
  return {
    dispatchDate,
    arrivalFrom,
    arrivalTo,
    parcels: evidence?.parcels ?? null,
    parcelsOnTime: evidence?.onTime ?? null,
  };
}
