import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import { isUndeliverable } from "@todayfruit/domain/shipping/is-undeliverable";
import type { Runner } from "../../db/database.ts";
import type { PurchasedProduct } from "../cancellations/cancellable-orders.repository.ts";
import { listFlags } from "../orders/address/order-addresses.repository.ts";

/** Reports whether every product is delivered to an area. */
export async function areProductsDeliverableToArea(
  db: Runner,
  products: readonly PurchasedProduct[],
  area: AreaType,
): Promise<boolean> {
  const flags = await listFlags(
    db,
    products.map(({ product_id }) => product_id),
  );
  return !flags.some(({ primary_area, secondary_area, third_area }) =>
    isUndeliverable(
      { primaryArea: primary_area, secondaryArea: secondary_area, thirdArea: third_area },
      area,
    ),
  );
}
