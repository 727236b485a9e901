import { saleOpensAt } from "@todayfruit/domain/catalog/sale-opens-at";
import type { SaleType } from "@todayfruit/domain/catalog/sale-type";
import { type DeliveryPromise, deliveryPromise } from "@todayfruit/domain/delivery/compute-delivery-promise";
import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import { type DeliveryTermsRow, deliveryTermsOf } from "./map-delivery-terms-and-promise.ts";

type SaleRow = DeliveryTermsRow & {
  sale_type: SaleType;
  coming_soon_at: Date | null;
  limited_begin_at: Date | null;
};

/**
 * Computes the earliest promise of a product to an area, the mainland by default, of an order now or, before its sale opens, at its opening.
 *
 * @param shipmentDates 출고일 of its options, `null` for an option without; none counts as one without
 */
export function computeDeliveryPromiseOfProduct(
  row: SaleRow,
  shipmentDates: readonly (string | null)[],
  now: Date,
  calendar: DeliveryCalendar,
  area: AreaType = "major",
): DeliveryPromise {
  const orderedAt = firstOrderAt(row, now);
  const promises = (shipmentDates.length > 0 ? shipmentDates : [null]).map((date) =>
    deliveryPromise(orderedAt, deliveryTermsOf(row, date), area, calendar),
  );
  return promises.reduce((one, other) => (other.dispatchDate < one.dispatchDate ? other : one));
}

function firstOrderAt(row: SaleRow, now: Date): string {
  const opens = saleOpensAt({
    saleType: row.sale_type,
    comingSoonAt: row.coming_soon_at?.toISOString() ?? null,
    limitedBeginAt: row.limited_begin_at?.toISOString() ?? null,
  });
  const at = now.toISOString();
  return opens !== null && opens > at ? opens : at;
}
