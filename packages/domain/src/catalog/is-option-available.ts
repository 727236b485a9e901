import type { OptionStatus, ProductStatus } from "./product-and-option-status.ts";

/**
 * Reports whether an option can be sold: its own status is stock_in or unlimited_stock_in AND the product status is
 * stock_in. A product of status unlimited_stock_in does not make an option available.
 *
 * @example isOptionAvailable({ optionStatus: "unlimited_stock_in", productStatus: "stock_in" }) // true
 * @example isOptionAvailable({ optionStatus: "stock_in", productStatus: "unlimited_stock_in" }) // false
 */
export function isOptionAvailable(facts: {
  optionStatus: OptionStatus;
  productStatus: ProductStatus;
}): boolean {
  const { optionStatus, productStatus } = facts;
  return (
    (optionStatus === "stock_in" || optionStatus === "unlimited_stock_in") && productStatus === "stock_in"
  );
}
