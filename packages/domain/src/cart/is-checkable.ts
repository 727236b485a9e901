import type { OptionStatus, ProductStatus } from "../catalog/product-and-option-status.ts";

/**
 * Reports whether an option in the cart may be selected for an order: only when the product status is stock_in,
 * optionUnit is above 0, the option status is stock_in and the product is not app-only. `unlimited_stock_in` is not
 * enough here.
 *
 * @example isCheckable({ productStatus: "stock_in", optionUnit: 2, optionStatus: "stock_in", isAppOnly: false }) // true
 */
export function isCheckable(facts: {
  productStatus: ProductStatus;
  optionUnit: number;
  optionStatus: OptionStatus;
  isAppOnly: boolean;
}): boolean {
  return (
    facts.productStatus === "stock_in" &&
    facts.optionUnit > 0 &&
    facts.optionStatus === "stock_in" &&
    !facts.isAppOnly
  );
}
