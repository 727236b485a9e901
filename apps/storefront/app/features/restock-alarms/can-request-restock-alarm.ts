import type { ProductSummary } from "../catalog/product-summary-types.ts";

/** Reports whether a product is sold out for a time, so that shoppers can be told of its restock. */
export function canRequestRestockAlarm({ productStatus }: Pick<ProductSummary, "productStatus">): boolean {
  return productStatus === "stock_out" || productStatus === "temp_stock_out";
}
