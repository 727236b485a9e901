import type { Option } from "@todayfruit/contract/catalog/product";
import { isOptionAvailable } from "@todayfruit/domain/catalog/is-option-available";
import type { DeliveryPromise } from "@todayfruit/domain/delivery/compute-delivery-promise";
import type { Static } from "typebox";
import type { OptionRow } from "./catalog.repository.ts";
import { presentPromise } from "./map-delivery-terms-and-promise.ts";
import { computeCurrentPrice } from "./prices/compute-current-price.ts";
import { computeSupplyPrice } from "./prices/compute-supply-price.ts";
import { presentUnitPrice } from "./product.presenter.ts";

type ShownOption = Pick<
  OptionRow,
  | "id"
  | "name"
  | "amount"
  | "shipment_date"
  | "status"
  | "price"
  | "special_sale_price"
  | "timed_prices"
  | "list_price"
  | "unit_price_unit"
  | "unit_price_amount"
  | "max_unit_in_box"
  | "remaining"
  | "product_status"
  | "tax_status"
>;

/** Presents an option at its price of an instant; one whose counted stock is used up is sold out, whatever its own status. */
export function presentOption(
  row: ShownOption,
  { promise, now }: { promise: DeliveryPromise; now: Date },
): Static<typeof Option> {
  const status = row.remaining === 0 && row.status === "stock_in" ? "stock_out" : row.status;
  const { price, timed } = computeCurrentPrice(row, now);
  const remaining = row.status === "unlimited_stock_in" ? null : row.remaining;
  return {
    id: row.id,
    name: row.name,
    amount: row.amount,
    shipmentDate: row.shipment_date,
    status,
    productOptionPrice: {
      supplyPrice: computeSupplyPrice(price, row.tax_status),
      price: row.price,
      specialSalePrice: price < row.price ? price : row.special_sale_price,
      listPrice: row.list_price,
      timedPrice: timed,
    },
    unitPrice: presentUnitPrice(row, price),
    maxUnitInBox: row.max_unit_in_box,
    remaining,
    isAvailable: isOptionAvailable({ optionStatus: status, productStatus: row.product_status }),
    deliveryPromise: presentPromise(promise),
  };
}
