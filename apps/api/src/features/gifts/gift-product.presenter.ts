import type { GiftProduct } from "@todayfruit/contract/gifts/gift";
import type { Static } from "typebox";
import type { GiftProductRow } from "./gift-products.repository.ts";

type Product = Static<typeof GiftProduct>["product"];

export function presentProductOf(row: GiftProductRow): Product {
  return {
    id: row.product_id,
    uuid: row.product_uuid,
    name: row.name,
    images: row.images,
    distributor: { id: row.distributor_id, name: row.distributor_name, region: row.distributor_region },
  };
}

export function presentGiftProduct(row: GiftProductRow): Static<typeof GiftProduct> {
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
