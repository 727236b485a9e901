import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { areaOf } from "@todayfruit/domain/shipping/area-of-zonecode";
import { isUndeliverable } from "@todayfruit/domain/shipping/is-undeliverable";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { computeDeliveryPromiseOfProduct } from "../compute-delivery-promise-of-product.ts";
import { presentPromise } from "../map-delivery-terms-and-promise.ts";
import { findProductDelivery } from "./find-product-delivery.repository.ts";

/** Shows when a product ordered now arrives at a zonecode, and what its shipping costs there; one statement. */
export async function showDeliveryToArea(
  { path: { id }, query }: Input<"GET /v1/products/{id}/delivery">,
  context: Context,
): Promise<Answer<"GET /v1/products/{id}/delivery">> {
  const row = await findProductDelivery(context.db, id);
  if (!row) return refuse("PRODUCT_NOT_FOUND");
  const calendar = await context.deliveryCalendar.read();
  const area = areaOf(query.zonecode, calendar.remoteAreas);
  const promise = computeDeliveryPromiseOfProduct(row, row.shipment_dates, context.now(), calendar, area);
  const { undeliverable_primary_area, undeliverable_secondary_area, undeliverable_third_area } = row;
  const extra = {
    major: row.shipping_primary_area,
    secondary_area: row.shipping_secondary_area,
    third_area: row.shipping_third_area,
  };
  return ok({
    areaAddress: area,
    deliveryPromise: presentPromise(promise),
    shippingFee: { base: row.shipping_base, area: extra[area] },
    isUndeliverable: isUndeliverable(
      {
        primaryArea: undeliverable_primary_area,
        secondaryArea: undeliverable_secondary_area,
        thirdArea: undeliverable_third_area,
      },
      area,
    ),
  });
}
