import { expectedShipmentDateOf } from "../../catalog/expected-shipment-date.ts";
import type { PricedLine } from "./price-form.ts";

/** Returns the day on which the last product is dispatched: the picked day, or the first that the farm can keep. */
export function latestShipmentDate(lines: readonly PricedLine[], now: Date): string {
  const dates = lines.map(({ offer }) => offer.shipment_date ?? expectedShipmentDateOf(offer, now));
  const last = dates.toSorted().at(-1);
  if (last === undefined) throw new Error("An order form has at least one line");
  return last;
}
