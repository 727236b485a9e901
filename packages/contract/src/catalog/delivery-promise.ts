import { Count, closed, DateText, nullable } from "../common-schemas.ts";

/** Promised days of a line, computed for an area. */
export const DeliveryPromise = closed({
  dispatchDate: DateText,
  arrivalFrom: DateText,
  arrivalTo: DateText,
  /** Delivered parcels of the same carrier, farm and area that the arrival was learned from; `null` for the plain rule. */
  parcels: nullable(Count),
  /** Those of them that took no longer than until `arrivalTo`: at least 95 %. */
  parcelsOnTime: nullable(Count),
});
