import type { GiftProduct, ReceivedGift } from "@todayfruit/contract/gifts/gift";
import type { Static } from "typebox";
import { presentPromisedDelivery } from "../orders/ordered-product.presenter.ts";
import type { GiftProductRow } from "./gift-products.repository.ts";

type Option = GiftProductRow["options"][number];
type ShownProduct = Pick<
  GiftProductRow,
  | "product_id"
  | "product_uuid"
  | "name"
  | "images"
  | "distributor_id"
  | "distributor_name"
  | "distributor_region"
> & {
  options: Pick<
    Option,
    "id" | "option_id" | "name" | "units" | "unit_price" | "unit_list_price" | "shipment_date"
  >[];
};
type Product = Static<typeof GiftProduct>["product"];

export function presentProductOf(row: Omit<ShownProduct, "options">): Product {
  return {
    id: row.product_id,
    uuid: row.product_uuid,
    name: row.name,
    images: row.images,
    distributor: { id: row.distributor_id, name: row.distributor_name, region: row.distributor_region },
  };
}

/** Presents a product of a gift to its sender: each receiver is promised a day of their own. */
export function presentGiftProduct(row: ShownProduct): Static<typeof GiftProduct> {
  return {
    product: presentProductOf(row),
    orderOptionGroups: row.options.map((option) => ({
      id: option.id,
      optionId: option.option_id,
      name: option.name,
      optionUnit: option.units,
      price: option.unit_price,
      listPrice: option.unit_list_price,
      shipmentDate: option.shipment_date,
    })),
  };
}

/** Presents a product of a gift to its receiver: without prices, with the day that they are promised. */
export function presentReceivedProduct(
  row: GiftProductRow,
): Static<typeof ReceivedGift>["orderItemProducts"][number] {
  return {
    product: presentProductOf(row),
    orderOptionGroups: row.options.map((option) => ({
      id: option.id,
      name: option.name,
      optionUnit: option.units,
      shipmentDate: option.shipment_date,
      deliveryPromise: presentPromisedDelivery(option),
      undatedDelay: option.undated_delay,
    })),
  };
}
