import type { Weekday } from "@todayfruit/domain/calendar/kst";
import { expectedShipment } from "@todayfruit/domain/catalog/expected-shipment";
import type { ProductRow } from "./catalog.repository.ts";

export function expectedShipmentDateOf(
  row: Pick<ProductRow, "order_cutoff_time" | "shipping_weekdays" | "unstoring_days_after">,
  now: Date,
): string {
  return expectedShipment({
    orderedAt: now.toISOString(),
    cutoff: row.order_cutoff_time,
    shippingWeekdays: row.shipping_weekdays as Weekday[],
    unstoringDaysAfter: row.unstoring_days_after,
  });
}
