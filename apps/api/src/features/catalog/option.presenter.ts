import type { Option } from "@todayfruit/contract/entities/product";
import { isOptionAvailable } from "@todayfruit/domain/catalog/is-option-available";
import type { Static } from "typebox";
import type { OptionRow } from "./catalog.repository.ts";
import { presentUnitPrice, supplyPriceOf } from "./product.presenter.ts";

/** Presents an option; one whose counted stock is used up is sold out, whatever its own status. */
export function presentOption(row: OptionRow): Static<typeof Option> {
  const status = row.remaining === 0 && row.status === "stock_in" ? "stock_out" : row.status;
  const remaining = row.status === "unlimited_stock_in" ? null : row.remaining;
  return {
    id: row.id,
    name: row.name,
    amount: row.amount,
    shipmentDate: row.shipment_date,
    status,
    productOptionPrice: {
      supplyPrice: supplyPriceOf(unitPriceOf(row), row.tax_status),
      price: row.price,
      specialSalePrice: row.special_sale_price,
      listPrice: row.list_price,
    },
    unitPrice: presentUnitPrice(row),
    maxUnitInBox: row.max_unit_in_box,
    remaining,
    isAvailable: isOptionAvailable({ optionStatus: status, productStatus: row.product_status }),
  };
}

/** Returns the current price of one unit, in 원: the special price where there is one. */
export function unitPriceOf(row: Pick<OptionRow, "price" | "special_sale_price">): number {
  return row.special_sale_price ?? row.price;
}
